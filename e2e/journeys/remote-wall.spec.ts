import { expect, signInAs, test } from '../journey.ts';

const adminEntry = /\/assets\/admin\/remoteEntry[^/]*\.js/;

test('uma parte que não abre mostra o seu aviso, o resto vive, e Tentar novamente a recupera', async ({ page, context, watch }) => {
  watch.allow(/^404 GET \/assets\/admin\/remoteEntry/);
  watch.allow(/^console: .*(remoteEntry|RUNTIME-008|admin)/s);
  await signInAs(context, 'admin');
  let broken = true;
  await page.route(adminEntry, (route) => (broken ? route.fulfill({ status: 404, body: '' }) : route.continue()));

  await page.goto('/settings/users');
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  await expect(page.getByText('Esta parte não abriu')).toBeVisible();
  await expect(retry).toBeVisible();

  await page.goto('/essays');
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
  await page.getByRole('link', { name: 'Configurações' }).click();
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(retry).toBeVisible();

  broken = false;
  await retry.click();
  await expect(page.getByRole('navigation', { name: 'Configurações' })).toBeVisible();
  await page.getByRole('link', { name: 'Usuários', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
});

test('uma parte feita para uma Lauda mais nova não é carregada, e o resto vive', async ({ page, context, watch }) => {
  watch.allow(/^console: .*needs vendor/s);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs(context, 'admin');
  const newer = (text: string) => text.replace(/("name":\s*"admin".*?"vendor":\s*)"[\d.]+"/s, '$1"99.0.0"');
  await page.route(/\/(settings\/users|remotes\.json)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: newer(await response.text()) });
  });

  await page.goto('/settings/users');
  await expect(page.getByText('Esta parte não abriu')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Esta parte não abriu')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/assets/admin/'))).toEqual([]);
  await page.goto('/essays');
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
});
