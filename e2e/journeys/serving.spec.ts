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
  for (const path of [...hidden, '/assets/shell/main.000000000000.js', '/package.json', '/favicon.ico', '/.env', '/wp-login.php']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers(), path).toMatchObject({ 'content-type': expect.stringContaining('json'), 'cache-control': 'no-store' });
    expect(answer.headers()['content-security-policy'], path).toContain("default-src 'none'");
  }
});

test('os buscadores leem a Lauda, menos a API e as configurações', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^User-agent: \*\nDisallow: \/api\/\nDisallow: \/settings\n$/);
});
