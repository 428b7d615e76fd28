import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../journey.ts';

const coming = 'Esta página ainda está sendo escrita';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('§1.2 §2.1.1 §2.1.2 §2.1.3 §2.2.2 quem chega abre as páginas de entrada, em português e sem menu', async ({ page }) => {
  for (const [path, title] of [
    ['/signin', 'Entrar'],
    ['/signup', 'Criar conta'],
    ['/forgot-password', 'Esqueceu sua senha?'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('§2.1.7 §2.1.8 quem chega a qualquer outro endereço vê a entrada', async ({ page }) => {
  for (const path of ['/nada', '/essays', '/settings/users', '/courses/enem']) {
    await page.goto(path);
    await expect(heading(page, 'Entrar')).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe('/signin');
  }
});

test('§2.1.19 §2.1.20 §2.1.21 §2.1.22 §2.1.23 §2.1.24 as páginas de estudante que ainda vêm o dizem', async ({ page, context }) => {
  await signInAs(context, 'premium');
  for (const path of ['/themes', '/courses', '/courses/enem', '/account', '/payment-success', '/subscribe', '/subscription']) {
    await page.goto(path);
    await expect(heading(page, coming), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('§2.1.27 §2.1.30 duas páginas de quem administra que ainda vêm o dizem', async ({ page, context }) => {
  await signInAs(context, 'admin');
  for (const path of ['/settings/courses/enem/geral', '/demo/course-settings']) {
    await page.goto(path);
    await expect(heading(page, coming), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('§2.1.33 §2.1.34 um endereço que não existe mostra a página 404', async ({ page, context }) => {
  await signInAs(context, 'premium');
  for (const path of ['/nada', '/essays/new/nada', '/signin/nada']) {
    await page.goto(path);
    await expect(heading(page, 'Página não encontrada'), path).toBeVisible();
  }
});

test('§2.2.38 cada página tem o seu título na aba', async ({ page, context }) => {
  const titles: string[] = [];
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page).toHaveTitle(/.+ · Lauda$/);
    titles.push(await page.title());
  };
  for (const path of ['/signin', '/signup']) await visit(path);
  await signInAs(context, 'admin');
  for (const path of ['/essays', '/essays/new', '/account', '/nada', '/settings/users', '/settings/email']) await visit(path);
  expect(new Set(titles).size).toBe(titles.length);
});

test('§2.2.5 §2.2.12 §2.2.13 §2.2.15 §2.2.20 o menu fica à esquerda e diz onde se está', async ({ page, context }) => {
  await signInAs(context, 'premium');
  const menu = page.getByRole('navigation', { name: 'Navegação principal' });
  const side = page.getByRole('complementary', { name: 'Menu' });
  for (const [path, entry, target] of [
    ['/essays', 'Redações', '/essays'],
    ['/courses/enem', 'Cursos', '/courses'],
  ] as const) {
    await page.goto(path);
    await expect(menu.locator('[aria-current=page]')).toHaveText(entry);
    await expect(menu.getByRole('link', { name: entry })).toHaveAttribute('href', target);
  }
  await expect(side.getByRole('link', { name: 'Lauda' })).toBeVisible();
  await expect(side.getByRole('button', { name: /Premium/ })).toBeVisible();
  await page.mouse.wheel(0, 2000);
  expect(await side.boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
});
