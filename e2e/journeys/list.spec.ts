import { expect, signInAs, test } from '../journey.ts';

test('§2.4.36 §2.4.37 §2.4.38 §8.2 cada cartão leva aonde o seu estado manda, e o aviso diz por quê', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto('/essays');
  const sent = page.getByRole('region', { name: /Submetidas/ });
  const inCorrection = sent.getByRole('listitem').filter({ hasText: 'Corrigindo...' }).last();
  await inCorrection.getByRole('heading').getByRole('button').click();
  await expect(page.getByText('Aguarde a conclusão da correção para visualizar o resultado.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/essays$/);

  await sent.getByRole('listitem').filter({ hasText: 'Envelhecer com dignidade' }).getByRole('link').click();
  await expect(page.getByText('Ocorreu um erro ao processar sua redação. Por favor, tente novamente.').first()).toBeVisible();
  await expect(page.getByText('Aguarde a conclusão da correção para visualizar o resultado.')).toHaveCount(0);
  await expect(page).toHaveURL(/\/theme$/);

  await page.goto('/essays');
  await sent.getByRole('listitem').filter({ hasText: 'A porta dos livros' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/results$/);
});
