import { emailOf, expect, signInAs, test } from '../journey.ts';

test('o que tem o conteúdo no nome é guardado para sempre e já vem comprimido', async ({ page, context }) => {
  await signInAs(context, 'premium');
  const files: { path: string; cache: string | undefined; coding: string | undefined }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const headers = response.headers();
    if (/\.(js|css)$/.test(path)) files.push({ path, cache: headers['cache-control'], coding: headers['content-encoding'] });
  });
  await page.goto('/essays');
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
  expect(files.length).toBeGreaterThan(4);
  // A preload that does not fit how the file is then asked for would fetch it twice.
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  for (const file of files) {
    expect(file).toMatchObject({ path: expect.stringMatching(/\.[0-9a-f]{12}\.(js|css)$/), cache: expect.stringContaining('immutable') });
    expect(['br', 'gzip'], file.path).toContain(file.coding);
  }
});

test('o que a página pede primeiro é anunciado, e pedido uma vez só', async ({ page, context }) => {
  await signInAs(context, 'trial');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  await page.goto('/essays');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const list = (group: string) => `/api/essays?group=${group}&page=1&pageSize=6`;
  expect(calls.toSorted()).toEqual([list('rascunhos'), list('submetidas'), '/api/auth/user'].toSorted());
});

test('a página e a lista das partes nunca são guardadas, e a política não abre exceções', async ({ request }) => {
  for (const path of ['/', '/essays/new', '/remotes.json']) {
    expect((await request.get(path)).headers()['cache-control'], path).toMatch(/no-store|no-cache/);
  }
  const [first, second] = await Promise.all([request.get('/'), request.get('/')]);
  const policy = first.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy).not.toBe(second.headers()['content-security-policy']);
  expect(await first.text()).not.toContain(emailOf('admin'));
});

test('um arquivo que não existe, ou que não é para o navegador, é 404 e não a página', async ({ request }) => {
  const hidden = [
    '/assets/shell/index.html',
    '/assets/shell/index%2ehtml',
    '/assets/remotes.json',
    '/assets/shell/.build.json',
    '/assets/shell',
  ];
  for (const path of [...hidden, '/assets/shell/main.000000000000.js', '/package.json', '/favicon.png', '/.env', '/wp-login.php']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers(), path).toMatchObject({ 'content-type': expect.stringContaining('json'), 'cache-control': 'no-store' });
    expect(answer.headers()['content-security-policy'], path).toContain("default-src 'none'");
  }
});

test('os buscadores leem o que um estranho vê, e nada mais', async ({ request }) => {
  const hidden = (await (await request.get('/robots.txt')).text()).split('\n');
  for (const line of ['User-agent: *', 'Disallow: /api/', 'Disallow: /essays/', 'Disallow: /settings/']) expect(hidden).toContain(line);
  for (const open of ['/', '/signin', '/signup', '/subscription-plans']) {
    expect(
      hidden.filter((line) => line.startsWith('Disallow: ') && matches(line.slice('Disallow: '.length), open)),
      open,
    ).toEqual([]);
  }
});

/** As crawlers read a rule: the beginning of a path, or all of it where it ends in `$`. */
function matches(rule: string, path: string): boolean {
  return rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule);
}

test('o ícone e a imagem de um link compartilhado vêm pelo nome que os navegadores pedem', async ({ page, request }) => {
  await page.goto('/');
  for (const link of await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  const preview = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect([await preview('title'), await preview('type')]).toEqual(['Sua redação, lida com atenção', 'website']);
  expect(await preview('description')).toMatch(/ENEM/);
  const picture = await (await request.get((await preview('image')) ?? '')).body();
  // The size stands in the header of a PNG, after its 16th byte.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});
