import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, signInAs, test } from '../journey.ts';

test('§2.1.6 quem chega vê uma redação de verdade, marcada e explicada, e os caminhos que este servidor tem', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Sua redação, lida com atenção · Lauda');
  const sheet = page.getByRole('figure', { name: 'Um exemplo de redação corrigida' });
  for (const mark of ['excessão', 'Fazem', 'à fugir']) await expect(sheet.getByText(mark)).toBeVisible();
  await expect(page.getByText('Não há crase antes de verbo: “fugir”.')).toBeVisible();
  await expect(page.getByText('720/1000')).toBeVisible();
  for (const board of ['ENEM', 'CEBRASPE', 'CESGRANRIO', 'FCC', 'FGV']) {
    await expect(page.getByRole('heading', { name: board, exact: true })).toBeVisible();
  }
  const leads = async (name: string) => page.getByRole('main').getByRole('link', { name }).first().getAttribute('href');
  expect([await leads('Entrar'), await leads('Conhecer os planos')]).toEqual(['/signin', '/subscription-plans']);
  await expect(page.getByRole('link', { name: 'Criar conta' })).toHaveCount(0);
  await page.route('**/api/auth/status', (route) => route.fulfill({ json: { availableAuthMethods: { google: true, email: false } } }));
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Criar conta' })).toHaveCount(2);
  expect(await leads('Criar conta')).toBe('/signup');
});

test('a apresentação não diz preço, que só os planos dizem, nem pede nada do que é de quem entrou', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('body').innerText()).not.toMatch(/R\$/);
  expect(asked.filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/shell/'))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/api/')).toSorted()).toEqual(['/api/auth/status', '/api/auth/user']);
});

test('quem usa só o teclado pula para o conteúdo da apresentação, e a página nova fica com ele', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('os planos abrem sobre a apresentação, e ao fechar o foco volta ao link', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Planos', 'Conhecer os planos']) {
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  }
});

test.describe('no celular', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a apresentação cabe na largura, não pula ao chegar e pesa pouco', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });
});

test('§2.1.42 na Lauda construída dev=test não faz nada, e no servidor não abre porta nenhuma', async ({ page, request, context }) => {
  const folder = join(import.meta.dirname, '../../dist/web/shell');
  const { files } = JSON.parse(readFileSync(join(folder, '.build.json'), 'utf8')) as { files: string[] };
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const name of scripts)
    expect(readFileSync(join(folder, name), 'utf8'), name).not.toMatch(/trial@demo\.local|Teresa|\(["'`]dev["'`]\)/);

  for (const path of ['/api/auth/user?dev=test', '/api/essays?dev=test']) expect((await request.get(path)).status(), path).toBe(401);
  await page.goto('/essays?dev=test');
  await expect(page).toHaveURL(/\/signin\?next=/);
  await signInAs(context, 'premium');
  await page.goto('/essays?dev=test');
  await expect(page.getByRole('button', { name: /Premium/ })).toBeVisible();
});
