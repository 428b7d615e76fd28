import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../box.ts';
import { expect, signInAs, test } from '../journey.ts';

/** Any notice will do: this one comes without changing anything. */
async function askForNotice(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'ASSINAR AGORA' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Erro no checkout' });
  await expect(notice).toBeVisible();
  return notice;
}

test('D3.14 só com o teclado chega-se a Desfazer, e a redação volta', async ({ page, context }) => {
  await signInAs(context, 'premium');
  // What the server has stays as it is. A call is told once it was answered: the journey does not end under it.
  const asked: string[] = [];
  await page.route(/\/api\/essays\/[^?]+$/, async (route) => {
    const method = route.request().method();
    const { pathname } = new URL(route.request().url());
    const kept = async () => (await (await context.request.get(pathname.replace(/\/restore$/, ''))).json()) as unknown;
    await route.fulfill(method === 'DELETE' ? { status: 204 } : { json: await kept() });
    asked.push(`${method} ${pathname.replace(/[0-9a-f-]{36}/, ':id')}`);
  });
  await page.goto('/essays');
  await page
    .getByRole('button', { name: /^Opções de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Redação excluída com sucesso.' })).toBeVisible();
  for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual(['DELETE /api/essays/:id', 'POST /api/essays/:id/restore']);
});

for (const [name, viewport] of Object.entries({ celular: { width: 360, height: 740 }, mesa: { width: 1440, height: 900 } })) {
  test.describe(`na tela de ${name}`, () => {
    test.use({ viewport });

    test('um aviso deixa livres as etapas e o título da página', async ({ page, context }) => {
      await signInAs(context, 'premium');
      await page.goto('/essays');
      await page.getByRole('listitem').filter({ hasText: 'Envelhecer com dignidade' }).getByRole('link').click();
      const steps = page.getByRole('navigation', { name: 'Etapas da redação' });
      await expect(steps).toBeVisible();
      const notice = await boxOf(page.getByRole('region', { name: 'Avisos' }).getByRole('listitem'));
      for (const told of [steps, page.getByRole('heading', { level: 1 })]) {
        const { y, height } = await boxOf(told);
        expect(notice.y).toBeGreaterThan(y + height);
      }
      expect(notice.y + notice.height).toBeLessThan(viewport.height);
    });
  });
}

test('o aviso de que a redação não foi criada deixa livre o botão Continuar', async ({ page, context, watch }) => {
  watch.allow(/^500 POST /);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(context, 'premium');
  await page.route('**/api/essays', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto('/essays/new');
  await page.getByText('ENEM', { exact: true }).click();
  await page.getByLabel('Matéria/assunto').click();
  await page.getByTitle('Educação').click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const submit = page.getByRole('button', { name: 'Continuar' });
  await submit.click();
  const notice = await boxOf(page.getByRole('region', { name: 'Avisos' }).getByRole('listitem'));
  const { y, height } = await boxOf(submit);
  expect(notice.y).toBeGreaterThan(y + height);
});

test.describe('um aviso', () => {
  test.beforeEach(async ({ page, context, watch }) => {
    watch.allow(/^404 POST \/api\/get-payment-link$/);
    await signInAs(context, 'trial');
    await page.goto('/subscription-plans');
  });

  test('§9.41 um aviso sai com um gesto de mais de 50 px para a direita, e fica com menos', async ({ page }) => {
    const notice = await askForNotice(page);
    await swipe(notice, 45);
    await expect(notice).toBeVisible();
    await swipe(notice, -200);
    await expect(notice).toBeVisible();
    await swipe(notice, 60);
    await expect(notice).toBeHidden();
  });

  test('§9.42 F8 leva o foco aos avisos, Escape fecha o que está ali, e o foco volta', async ({ page }) => {
    const notice = await askForNotice(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('list').and(page.locator('.toasts'))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notice).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(page.getByRole('button', { name: 'ASSINAR AGORA' })).toBeFocused();
  });

  test('§9.40 um aviso espera enquanto o mouse ou o foco está nele, e sai 5 s depois de vir', async ({ page }) => {
    await page.clock.install();
    const notice = await askForNotice(page);
    await notice.hover();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(5, 700);
    await page.clock.runFor(4000);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1500);
    await expect(notice).toBeHidden();
  });

  test('D3.17 o que falhou é anunciado na hora a quem ouve a página', async ({ page }) => {
    await askForNotice(page);
    await expect(page.getByRole('status').and(page.locator('[aria-live="assertive"]'))).toHaveText(
      'Avisos Erro no checkout Não foi possível processar o pagamento. Tente novamente.',
    );
  });

  test('§9.44 a dica de um botão que só tem ícone vem 700 ms depois do mouse, e some com Escape', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Fechar', exact: true });
    const words = page.getByRole('tooltip', { name: 'Fechar' });
    // The words are loaded once the page is idle.
    await expect(async () => {
      await button.hover();
      await expect(words).toBeVisible({ timeout: 1500 });
    }).toPass();
    await page.mouse.move(300, 400, { steps: 5 });
    await expect(words).toBeHidden();
    await page.waitForTimeout(400);
    const start = Date.now();
    await button.hover();
    await words.waitFor();
    expect(Date.now() - start).toBeGreaterThanOrEqual(690);
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Destrave sua redação' })).toBeVisible();
  });
});

async function swipe(toast: Locator, px: number): Promise<void> {
  const box = await boxOf(toast);
  const { mouse } = toast.page();
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  for (let step = 1; step <= 10; step++) await mouse.move(x + (px * step) / 10, y);
  await mouse.up();
}
