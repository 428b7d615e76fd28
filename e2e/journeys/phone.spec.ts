import { expect, signInAs, test } from '../journey.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test('no celular o menu abre sobre a página, tranca a rolagem e fecha', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto('/essays');
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  const courses = page.getByRole('link', { name: 'Cursos' });
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  await expect(courses).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await menu.click();
  await expect(courses).toBeVisible();
  expect(await overflow()).toBe('hidden');
  // The overlay, at the right of the drawer.
  await page.mouse.click(350, 400);
  await expect(courses).toBeHidden();
  expect(await overflow()).not.toBe('hidden');

  await menu.click();
  await page.keyboard.press('Escape');
  await expect(courses).toBeHidden();

  await menu.click();
  await courses.click();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(courses).toBeHidden();
  expect(await overflow()).not.toBe('hidden');
});

test('no celular a escrita e o resultado cabem na largura', async ({ page, context }) => {
  await signInAs(context, 'premium');
  const essays = (await (await context.request.get('/api/essays')).json()) as { id: string; status: string }[];
  const corrected = essays.find(({ status }) => status === 'corrigido');
  expect(corrected).toBeDefined();
  await page.goto(`/essays/${corrected?.id}/results`);
  await page.getByLabel('Partes do resultado').selectOption({ label: 'Redação' });
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
