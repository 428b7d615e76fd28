import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../journey.ts';

const lists = /\/api\/essays\?group=/;
const sent = (page: Page) => page.getByRole('region', { name: /Submetidas/ });
const widths = { celular: { width: 360, height: 740 }, mesa: { width: 1280, height: 800 } };

test('§2.4.36 §2.4.37 §2.4.38 §8.17 §8.18 cada cartão leva aonde o seu estado manda, e o aviso diz por quê', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto('/essays');
  const inCorrection = sent(page).getByRole('listitem').filter({ hasText: 'Corrigindo...' }).last();
  await inCorrection.getByRole('heading').getByRole('button').click();
  await expect(page.getByText('Aguarde a conclusão da correção para visualizar o resultado.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/essays$/);

  await sent(page).getByRole('listitem').filter({ hasText: 'Envelhecer com dignidade' }).getByRole('link').click();
  await expect(page.getByText('Ocorreu um erro ao processar sua redação. Por favor, tente novamente.').first()).toBeVisible();
  await expect(page.getByText('Aguarde a conclusão da correção para visualizar o resultado.')).toHaveCount(0);
  await expect(page).toHaveURL(/\/theme$/);

  await page.goto('/essays');
  await sent(page).getByRole('listitem').filter({ hasText: 'A porta dos livros' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/results$/);
});

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`na tela de ${name}`, () => {
    test.use({ viewport });

    test('§2.4.2 os cartões vêm com a altura dos lugares que os esperavam, e nada salta', async ({ page, context }) => {
      await signInAs(context, 'premium');
      let answer = () => {};
      const waited = new Promise<void>((resolve) => (answer = resolve));
      await page.route(lists, async (route) => {
        await waited;
        await route.continue();
      });
      await watchShifts(page);
      await page.goto('/essays');
      await expect(page.getByRole('heading', { name: 'Suas Redações' })).toBeVisible();
      const placeholders = page.locator('[aria-hidden="true"] .essay-card');
      await expect(placeholders).toHaveCount(3);
      const [expected, button] = [await topAndHeight(page, '.essay-card'), await topAndHeight(page, '#new-essay')];
      answer();
      await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
      // Titles of one line, as the placeholders have.
      await expect(sent(page).getByRole('heading', { name: 'Envelhecer com dignidade' })).toBeVisible();
      expect(await topAndHeight(page, '.essay-card')).toEqual(expected);
      expect(await topAndHeight(page, '#new-essay')).toEqual(button);
      expect(await shifted(page)).toBeLessThan(0.02);
    });

    test('§2.4.25 §4.18 a correção que termina não move nada, e é dita a quem ouve a página', async ({ page, context }) => {
      await signInAs(context, 'premium');
      let isDone = false;
      await page.route(lists, async (route) => {
        const response = await route.fetch();
        const essays = (await response.json()) as { status: string }[];
        const json = essays.map((essay) =>
          isDone && essay.status === 'corrigindo' ? { ...essay, status: 'corrigido', grade: 840 } : essay,
        );
        await route.fulfill({ response, json });
      });
      await watchShifts(page);
      await page.goto('/essays');
      const card = sent(page).getByRole('listitem').filter({ hasText: 'Corrigindo...' });
      const title = await card.getByRole('heading').textContent();
      const before = await page.locator('.essay-card').evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().top));
      isDone = true;
      await expect(sent(page).getByText('840/1000')).toBeVisible({ timeout: 8000 });
      const after = await page.locator('.essay-card').evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().top));
      expect(after).toEqual(before);
      expect(await shifted(page)).toBeLessThan(0.02);
      await expect(page.getByRole('status').filter({ hasText: `Avaliada: ${title}, nota 840/1000.` })).toHaveCount(1);
    });
  });
}

test('§2.4.29 o menu do cartão se usa só pelo teclado, e devolve o foco', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto('/essays');
  const opener = page.getByRole('button', { name: 'Opções de A porta dos livros' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

async function topAndHeight(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    });
}

/** Adds up what the page moves by itself, as browsers measure it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const page = globalThis as unknown as { shifted: number };
    page.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) page.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
