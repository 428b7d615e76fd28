import { expect, signInAs, test } from '../journey.ts';

/** Essays that the demonstration has: one of premium's without a theme, one of trial's with one. */
const premiums = '/essays/00000000-0000-4000-8000-000000000205/theme';
const trials = '/essays/00000000-0000-4000-8000-000000000207/theme';

test('§2.5.25 §6.2 no plano gratuito Gerar com IA abre a oferta, que leva aos planos', async ({ page, context }) => {
  await signInAs(context, 'trial');
  await page.goto(trials);
  const button = page.getByRole('button', { name: /^Gerar com IA/ });
  await button.click();
  const offer = page.getByRole('dialog', { name: 'Gerar temas com IA é do Premium' });
  await expect(offer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await offer.getByRole('button', { name: 'Ver planos' }).click();
  await expect(page.getByRole('heading', { name: 'Destrave sua redação' })).toBeVisible();
});

test('§8.21 no Premium Gerar com IA diz que ainda não há, pelo caminho de sempre', async ({ page, context, watch }) => {
  watch.allow(/^503 POST \/api\/themes\/generate$/);
  await signInAs(context, 'premium');
  await page.goto(premiums);
  await page.getByRole('button', { name: 'Gerar com IA' }).click();
  await expect(page.getByText('Erro ao gerar tema').first()).toBeVisible();
  await expect(page.getByText('A geração de temas com IA ainda não está disponível.').first()).toBeVisible();
});

test('§2.5.20 §2.5.27 os diálogos dos temas se usam só pelo teclado, e devolvem o foco', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto(premiums);
  const theme = page.getByRole('button', { name: 'Caminhos para formar leitores no Brasil' });
  await theme.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Usar este tema?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(theme).toBeFocused();

  const own = page.getByRole('button', { name: 'Usar meu próprio tema' });
  await own.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Título do tema')).toBeFocused();
  await page.keyboard.type('Rios urbanos');
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Título do tema')).toHaveValue('Rios urbanos');
});
