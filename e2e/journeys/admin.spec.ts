import type { Browser, Page } from '@playwright/test';
import { emailOf, expect, signInAs, test } from '../journey.ts';
import { newPerson, type Person, signInWith } from '../people.ts';

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

test('§2.1.32 §2.2.19 §2.12.1 §6.23 um estudante vê, onde se administra, a página 404, e nenhum arquivo da administração é pedido', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs(context, 'trial');
  for (const path of ['/settings/users', '/settings', '/demo/course-settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' }), path).toBeVisible();
  }
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((path) => /admin|\/api\/users/.test(path))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Configurações' })).toHaveCount(0);
});

test('§2.12.42 §2.12.44 §8.65 quem administra muda uma pessoa só com o teclado, e a mudança vale na próxima chamada dela', async ({
  page,
  context,
  browser,
}) => {
  const [chief, student] = [await newPerson({ role: 'admin' }), await newPerson()];
  const hers = await pageOf(browser, student);
  await signInWith(context, chief);
  await page.goto(`/settings/users?email=${student.email}`);
  const edit = page.getByRole('button', { name: `Editar Role de ${student.email}` });
  const dialog = page.getByRole('dialog', { name: 'Editar Usuário' });

  await edit.press('Enter');
  await dialog.getByRole('combobox', { name: 'Role' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Tokens ilimitados.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar' }).press('Enter');
  await expect(page.getByText('Usuário atualizado com sucesso!', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: student.email })).toContainText('Premium');
  await expect(edit).toBeFocused();
  expect(await roleOf(hers)).toBe('premium');

  await edit.press('Enter');
  await dialog.getByRole('combobox', { name: 'Role' }).press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Limite de tokens').fill('250');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: student.email })).toContainText('Gratuito');
  expect(await roleOf(hers)).toBe('trial');
  await hers.context().close();
});

test('§4.36 §5.64 §5.65 §8.67 quem é suspenso sai na próxima chamada; quem é removido some da lista depois de uma confirmação', async ({
  page,
  context,
  browser,
}) => {
  const [chief, student] = [await newPerson({ role: 'admin' }), await newPerson()];
  const hers = await pageOf(browser, student);
  await expect(hers.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
  await signInWith(context, chief);
  await page.goto(`/settings/users?email=${student.email}`);
  await page.getByRole('button', { name: `Editar Role de ${student.email}` }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Status' }).click();
  await page.getByTitle('Suspenso').last().click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row').filter({ hasText: student.email })).toContainText('Suspenso');
  await hers.reload();
  await expect(hers).toHaveURL(/\/signin/);
  await hers.context().close();

  const remove = page.getByRole('button', { name: `Excluir de ${student.email}` });
  const asked: string[] = [];
  const answers = [false, true];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (answers.shift() ? dialog.accept() : dialog.dismiss());
  });
  await remove.click();
  await expect(remove).toBeEnabled();
  await remove.click();
  await expect(page.getByText('Usuário removido com sucesso!', { exact: true })).toBeVisible();
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Usuários' })).toBeFocused();
  expect(asked).toEqual(Array(2).fill('Tem certeza que deseja remover este usuário?'));
});

test('quem administra e remove a própria conta sai', async ({ page, context }) => {
  const chief = await newPerson({ role: 'admin' });
  await signInWith(context, chief);
  await page.goto(`/settings/users?email=${chief.email}`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: `Excluir de ${chief.email}` }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect((await context.request.get('/api/auth/user')).status()).toBe(401);
});

/** Somebody else's browser, at the list of essays. */
async function pageOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.LAUDA_URL });
  await signInWith(context, person);
  const page = await context.newPage();
  await page.goto('/essays');
  return page;
}

async function roleOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth/user');
  return ((await answer.json()) as { role: string }).role;
}
