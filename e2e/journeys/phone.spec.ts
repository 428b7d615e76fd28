import { boxOf } from '../box.ts';
import { expect, signInAs, test } from '../journey.ts';

/** Essays that the demonstration has. */
const draft = '00000000-0000-4000-8000-000000000204';
const failedEssay = '00000000-0000-4000-8000-000000000203';
const correctedEssay = '00000000-0000-4000-8000-000000000201';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test('§2.2.6 §2.2.7 §2.2.8 §2.2.9 §2.2.10 no celular o menu abre sobre a página, tranca a rolagem e fecha', async ({ page, context }) => {
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
  expect(await page.evaluate(() => getComputedStyle(document.elementFromPoint(350, 400)!).backgroundColor)).toBe('rgba(20, 22, 28, 0.5)');
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
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(await overflow()).not.toBe('hidden');
});

test('no celular o menu aberto fica com o foco, que volta ao botão; numa tela que se alarga ele não tranca a página', async ({
  page,
  context,
}) => {
  await signInAs(context, 'premium');
  await page.goto('/courses');
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  const side = page.getByRole('complementary', { name: 'Menu' });
  const holder = () => page.evaluate(() => document.activeElement?.closest('aside, main, header')?.tagName);
  await menu.press('Enter');
  expect(await holder()).toBe('ASIDE');
  for (let presses = 1; presses <= 12; presses += 1) {
    await page.keyboard.press('Tab');
    // Beside the menu there is but the browser itself, and what it shows above all else.
    expect([undefined, 'ASIDE'], `after ${presses}`).toContain(await holder());
  }
  await side.getByRole('button', { name: 'Fechar menu' }).press('Enter');
  await expect(side).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await menu.click();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(side.getByRole('link', { name: 'Cursos' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  await page.getByRole('link', { name: 'Voltar às redações' }).click();
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
});

test('no celular um aviso cabe na tela e deixa livre a barra de enviar', async ({ page, context, watch }) => {
  watch.allow(/^500 PUT /);
  await signInAs(context, 'premium');
  await page.goto(`/essays/${draft}/upload`);
  await page.route('**/api/essays/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Salvar para depois' }).click();
  const notice = await boxOf(page.getByRole('region', { name: 'Avisos' }).getByRole('listitem'));
  const bar = await boxOf(page.getByRole('button', { name: 'CORRIGIR' }));
  expect(notice.x).toBeGreaterThanOrEqual(0);
  expect(notice.x + notice.width).toBeLessThanOrEqual(360);
  expect(notice.y).toBeGreaterThanOrEqual(0);
  expect(notice.y + notice.height).toBeLessThanOrEqual(bar.y);
});

test('o botão que envia outra vez não muda de lugar nem de tamanho enquanto envia, também na mesa', async ({ page, context, watch }) => {
  watch.allow(/^500 (PUT|POST) /);
  await signInAs(context, 'premium');
  let answer = () => {};
  await page.route('**/api/essays/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 500, json: {} });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/essays/${failedEssay}/upload`);
    const send = page.getByRole('button', { name: 'TENTAR NOVAMENTE' });
    const { x, width: wide, height } = await boxOf(send);
    await send.click();
    expect(await boxOf(page.getByRole('button', { name: 'Enviando...' }))).toMatchObject({ x, width: wide, height });
    answer();
    await expect(send).toBeVisible();
  }
});

test('no celular uma página nova começa no alto e com o foco, e voltar leva aonde se estava', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto('/essays');
  // Low on the page, so that nothing has to scroll for the click.
  const last = page.getByRole('listitem').last().getByRole('link');
  await last.waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await last.click();
  await expect(page.getByRole('navigation', { name: 'Etapas da redação' })).toBeVisible();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'MAIN']);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('no celular uma palavra sem fim não alarga página nenhuma', async ({ page, context }) => {
  await signInAs(context, 'premium');
  const endless = 'a'.repeat(300);
  await page.route(/\/api\/(essays|themes)/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace(/("(?:title|theme|institution|content|name|reason|summary|feedbackSummary)":)"[^"]{3,}"/g, `$1"${endless}"`),
    });
  });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of ['/essays', `/essays/${draft}/theme`, `/essays/${draft}/upload`]) {
    await page.goto(path);
    await expect(page.getByText(endless).or(page.getByLabel('Texto da redação')).first()).toBeVisible();
    expect(await width(), path).toBeLessThanOrEqual(360);
  }
  await page.goto(`/essays/${correctedEssay}/results`);
  for (const part of ['Resumo', 'Tema', 'Redação', 'Avaliação Comentada']) {
    await page.getByLabel('Partes do resultado').selectOption({ label: part });
    expect(await width(), part).toBeLessThanOrEqual(360);
  }
});

test('§2.6.2 no celular a escrita e o resultado cabem na largura', async ({ page, context }) => {
  await signInAs(context, 'premium');
  const essays = (await (await context.request.get('/api/essays')).json()) as { id: string; status: string }[];
  const corrected = essays.find(({ status }) => status === 'corrigido');
  expect(corrected).toBeDefined();
  await page.goto(`/essays/${corrected?.id}/results`);
  await page.getByLabel('Partes do resultado').selectOption({ label: 'Redação' });
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
