import type { Page } from '@playwright/test';
import { essayText } from '../essay.ts';
import { expect, test } from '../journey.ts';
import { newPerson, signInWith } from '../people.ts';

const markup = '<script>window.struck = true</script><img src=x onerror="window.struck = true">';
const rightToLeft = '\u202Eאבג\u202C مرحبا';
const title = `Título ${markup} ${rightToLeft}`;
const theme = `Tema ${markup} ${rightToLeft} '; drop table essays.essays; --`;
const content = `${essayText}\n\nAo fim, ${markup} ${rightToLeft} não passam de texto.`;

/** Nothing of what was typed became an element or ran; the journey itself listens for violations of the policy. */
async function expectText(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'struck' in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

test('marcação e texto da direita para a esquerda no título, no tema e no texto são mostrados como texto em todas as telas', async ({
  page,
  context,
}) => {
  await signInWith(context, await newPerson({ role: 'premium' }));
  const exam = { examType: 'ENEM', subject: 'Educação' };
  await context.request.post('/api/themes', { data: { ...exam, title, content: theme } });
  const made = await context.request.post('/api/essays', { data: { ...exam, theme, title } });
  const { id } = (await made.json()) as { id: string };

  await page.goto(`/essays/${id}/theme`);
  await expect(page.getByText(title).first()).toBeVisible();
  await expectText(page);

  await page.goto(`/essays/${id}/upload`);
  await expect(page.getByLabel('Título da redação')).toHaveValue(title);
  await page.getByLabel('Texto da redação').fill(content);
  await page.getByRole('button', { name: 'Tema' }).click();
  await expect(page.getByRole('dialog', { name: 'Tema' })).toContainText(theme);
  await expectText(page);

  await context.request.post('/api/essays/correct', { data: { essayId: id, content } });
  await page.goto('/essays');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByText('Avaliada')).toBeVisible({ timeout: 30_000 });
  await expectText(page);

  await page.goto(`/essays/${id}/results`);
  await page.getByRole('tab', { name: 'Redação' }).click();
  await expect(page.getByRole('article')).toContainText(markup);
  await expect(page.getByRole('article')).toContainText(rightToLeft);
  await page.getByRole('tab', { name: 'Tema' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(theme);
  await page.getByRole('tab', { name: 'Avaliação Comentada' }).click();
  await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  await expectText(page);
});
