import { essayText, essayTitle } from '../essay.ts';
import { demoPassword, emailOf, expect, signInAs, signInOnPage, test } from '../journey.ts';

// They change what belongs to one person.
test.describe.configure({ mode: 'default' });

test('§1.4 §2.1.6 §2.1.11 §2.4.23 §2.4.25 §2.4.26 §2.5.27 §2.5.30 §2.5.36 §2.5.48 §2.6.4 §2.6.12 §2.6.15 §4.5 §4.7 quem entra escolhe um tema, escreve, envia e lê a correção', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Entrar' }).first().click();
  await signInOnPage(page, emailOf('admin'), demoPassword);
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();

  await page
    .getByRole('link', { name: 'Nova Redação' })
    .or(page.getByRole('button', { name: 'Nova Redação' }))
    .first()
    .click();
  await page.getByText('ENEM', { exact: true }).click();
  await page.getByLabel('Matéria/assunto').click();
  await page.getByTitle('Educação').click();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page).toHaveURL(/\/essays\/[\w-]+\/theme$/);
  await page.getByRole('button', { name: 'Caminhos para formar leitores no Brasil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usar este tema' }).click();

  await expect(page).toHaveURL(/\/essays\/[\w-]+\/upload$/);
  await page.getByLabel('Título da redação').fill(essayTitle);
  await page.getByLabel('Texto da redação').fill(essayText);
  await expect(page.getByText(/^2\d\d palavras$/)).toBeVisible();
  await page.getByRole('button', { name: 'CORRIGIR' }).click();

  const card = page.getByRole('listitem').filter({ hasText: essayTitle });
  await expect(card.getByText('Corrigindo...')).toBeVisible();
  await expect(card.getByText('Avaliada')).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText(/^\d+\/1\.?000$/)).toBeVisible();
  await card.getByRole('link', { name: essayTitle }).click();

  await expect(page).toHaveURL(/\/essays\/[\w-]+\/results$/);
  const cards = page.getByRole('heading', { name: 'Competências' }).locator('xpath=following-sibling::ol[1]/li');
  await expect(cards).toHaveCount(5);
  for (const text of await cards.allTextContents()) expect(text).toMatch(/\d+\/200/);

  await page.getByRole('tab', { name: 'Redação' }).click();
  await expect(page.getByRole('link', { name: /^Erro \d+, Ortografia: excessão$/ })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('o livro deixará de ser exceção');
  await expect(page.getByRole('link', { name: /^Erro \d+, Crase: À partir$/ })).toBeVisible();
  expect(await page.getByRole('link', { name: /^Erro \d+, / }).count()).toBeGreaterThanOrEqual(4);
  await page.getByRole('tab', { name: 'Tema' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Caminhos para formar leitores no Brasil');
  await page.getByRole('tab', { name: 'Avaliação Comentada' }).click();
  await expect(page.getByRole('tabpanel')).not.toBeEmpty();
});

test('§5.19 um texto com menos de 50 palavras não é enviado', async ({ page, context }) => {
  await signInAs(context, 'admin');
  const created = await context.request.post('/api/essays', {
    data: { examType: 'ENEM', subject: 'Educação', theme: 'Um tema qualquer para escrever.' },
  });
  const { id } = (await created.json()) as { id: string };
  await page.goto(`/essays/${id}/upload`);
  await page.getByLabel('Texto da redação').fill('Poucas palavras não bastam.');
  await page.getByRole('button', { name: 'CORRIGIR' }).click();
  await expect(page.getByRole('dialog')).toContainText('Redação muito curta');
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('§2.4.29 §2.4.30 §2.4.31 §8.14 D3.14 uma redação é excluída sem pergunta, com aviso, e Desfazer a traz de volta ao seu lugar, só pelo teclado', async ({
  page,
  context,
}) => {
  await signInAs(context, 'admin');
  const titles = ['Por baixo', 'Para excluir', 'Por cima'];
  for (const title of titles)
    await context.request.post('/api/essays', { data: { examType: 'ENEM', subject: 'Educação', theme: 'Um tema para excluir.', title } });
  await page.goto('/essays');
  const drafts = page.getByRole('region', { name: /Rascunhos/ }).getByRole('heading', { level: 3 });
  const before = ['Por cima', 'Para excluir', 'Por baixo'];
  const shown = async () => (await drafts.allTextContents()).slice(0, 3);
  await expect.poll(shown).toEqual(before);

  await page.getByRole('button', { name: 'Opções de Para excluir' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Redação excluída com sucesso.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Para excluir' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Por baixo' })).toBeFocused();

  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Desfazer' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(shown).toEqual(before);
  await expect(page.getByRole('link', { name: 'Para excluir' })).toBeFocused();
  await page.reload();
  await expect.poll(shown).toEqual(before);
});
