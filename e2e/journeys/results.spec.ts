import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../journey.ts';

/** A corrected essay of the demonstration; it is only read. */
const path = '/essays/00000000-0000-4000-8000-000000000201/results';
const firstMark = (page: Page) => page.getByRole('link', { name: /^Erro 1, / });

type Results = { essay: { content: string }; errors: { start: number; end: number; excerpt: string }[] };

/** The essay many times over, marks and all: a text longer than the window. */
async function withLongEssay(page: Page): Promise<void> {
  await page.route('**/api/essays/*/results', async (route) => {
    const answer = await route.fetch();
    const results = (await answer.json()) as Results;
    const { content } = results.essay;
    const times = Array.from({ length: 8 }, (_none, time) => time * (content.length + 1));
    results.errors = times.flatMap((by) => results.errors.map((error) => ({ ...error, start: error.start + by, end: error.end + by })));
    results.essay.content = times.map(() => content).join('\n');
    await route.fulfill({ response: answer, json: results });
  });
}

test('§2.6.1 a aba aberta está no endereço: recarregar e voltar a encontram', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto(path);
  await page.getByRole('tab', { name: 'Redação' }).click();
  await expect(page).toHaveURL(/\?aba=redacao$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Redação', selected: true })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/essays$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Redação', selected: true })).toBeVisible();
});

test('pelas abas se vai com as setas, e cada uma diz o seu nome e mais nada', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto(path);
  await page.getByRole('tab', { name: 'Resumo', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Avaliação Comentada', exact: true })).toBeFocused();
});

test('só com o teclado se vai da marca à explicação e de volta', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto(`${path}?aba=redacao`);
  await firstMark(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#erro-1')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ver no texto o erro 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(firstMark(page)).toBeFocused();
});

test('a coluna das explicações acompanha a leitura', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await withLongEssay(page);
  await page.goto(`${path}?aba=redacao`);
  await expect(firstMark(page)).toBeVisible();
  const last = page.locator('.error-list li').last();
  await expect(last).not.toBeInViewport();
  await page.mouse.move(200, 400);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toBeInViewport();
});

test.describe('no celular', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('§2.6.2 as abas são uma escolha, e a escolhida está no endereço', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto(path);
    await page.getByLabel('Partes do resultado').selectOption({ label: 'Tema' });
    await expect(page).toHaveURL(/\?aba=tema$/);
    await page.reload();
    await expect(page.getByLabel('Partes do resultado')).toHaveValue('theme');
  });

  test('a explicação da marca tocada sobe do pé da tela, com a marca à vista', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto(`${path}?aba=redacao`);
    await firstMark(page).tap();
    const note = page.locator('#erro-1');
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(firstMark(page)).toBeInViewport({ ratio: 1 });
    const box = await note.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(640);
    await page.getByRole('button', { name: 'Fechar a explicação do erro 1' }).tap();
    await expect(firstMark(page)).toBeFocused();
  });
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])
  test.describe(`a ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('§2.6.25 nada pula quando o resultado e a folha chegam', async ({ page, context }) => {
      await signInAs(context, 'premium');
      await page.addInitScript(() => {
        const seen = globalThis as unknown as { shift: number };
        seen.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) seen.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const address of [path, `${path}?aba=redacao`, '/essays/00000000-0000-4000-8000-000000000204/upload']) {
        const answer = await holdAnswers(page);
        await page.goto(address);
        await expect(page.locator('.ui-skeleton')).toBeVisible();
        answer();
        await expect(page.locator('.ui-skeleton')).toBeHidden();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift), address).toBeLessThan(0.02);
      }
    });
  });

/** Keeps the server's answers back, so that what is waited for shows. @returns what lets them go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/essays/**', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
