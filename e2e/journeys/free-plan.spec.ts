import type { APIRequestContext } from '@playwright/test';
import { essayText } from '../essay.ts';
import { expect, signInAs, test } from '../journey.ts';

type Results = { errors: unknown[]; hiddenErrors: number; detailedComments?: string };

test('§2.6.17 §2.6.18 §6.10 §6.13 §6.14 §9.15 no plano gratuito o resultado mostra três erros e diz quantos há, e o servidor não manda os outros', async ({
  page,
  context,
}) => {
  await signInAs(context, 'trial');
  const id = await corrected(context.request);
  const results = (await (await context.request.get(`/api/essays/${id}/results`)).json()) as Results;
  expect(results.errors).toHaveLength(3);
  expect(results.hiddenErrors).toBeGreaterThan(0);
  expect(results.detailedComments).toBeUndefined();

  await page.goto(`/essays/${id}/results`);
  await page.getByRole('tab', { name: 'Redação' }).click();
  await expect(page.getByRole('link', { name: /^Erro \d+, / })).toHaveCount(3);
  await expect(page.getByText(new RegExp(`^Há mais ${results.hiddenErrors} erros? marcado`))).toBeVisible();
  await page.getByRole('tab', { name: 'Avaliação Comentada' }).click();
  await page.getByRole('button', { name: 'Ver planos' }).click();
  await expect(page.getByRole('heading', { name: 'Destrave sua redação' })).toBeVisible();
});

/** An essay sent and corrected past the pages. @returns its id. */
async function corrected(request: APIRequestContext): Promise<string> {
  const theme = 'Caminhos para formar leitores no Brasil';
  const created = await request.post('/api/essays', { data: { examType: 'ENEM', subject: 'Educação', theme } });
  const { id } = (await created.json()) as { id: string };
  expect((await request.post('/api/essays/correct', { data: { essayId: id, content: essayText } })).status()).toBe(202);
  const status = async () => ((await (await request.get(`/api/essays/${id}`)).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 20_000 }).toBe('corrigido');
  return id;
}
