import { emailOf, expect, signInAs, test } from '../journey.ts';

test('§2.1.31 §2.2.17 §2.2.37 §2.12.35 §2.12.39 §2.12.40 §6.24 §7.79 quem administra vê a tabela de usuários, e volta à Lauda', async ({
  page,
  context,
}) => {
  await signInAs(context, 'admin');
  await page.goto('/essays');
  await page.getByRole('link', { name: 'Configurações' }).click();
  await page.getByRole('navigation', { name: 'Configurações' }).getByRole('link', { name: 'Usuários' }).click();
  await expect(page).toHaveURL(/\/settings\/users$/);

  const row = page.getByRole('row').filter({ hasText: emailOf('trial') });
  await expect(row).toContainText('Gratuito');
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4}/);
  const own = page.getByRole('row').filter({ hasText: emailOf('admin') });
  await expect(own).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);

  await page.getByRole('searchbox', { name: 'Buscar por email' }).fill('premium@');
  await expect(row).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: emailOf('premium') })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à Lauda' }).click();
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
});

test('§2.1.32 §2.2.19 §2.12.1 §6.23 um estudante em /settings/users vê a página 404, e nenhum arquivo da administração é pedido', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs(context, 'trial');
  await page.goto('/settings/users');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((path) => /admin|\/api\/users/.test(path))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Configurações' })).toHaveCount(0);
});
