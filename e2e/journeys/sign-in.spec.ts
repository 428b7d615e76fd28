import { demoPassword, emailOf, expect, signInAs, signInOnPage, test } from '../journey.ts';

test('§1.29 §2.1.8 §2.1.9 §2.1.13 quem pede uma página sem ter entrado chega a ela depois de entrar', async ({ page }) => {
  await page.goto('/essays/new');
  await expect(page).toHaveURL(/\/signin/);
  await signInOnPage(page, emailOf('premium'), demoPassword);
  await expect(page).toHaveURL(/\/essays\/new$/);
  await expect(page.getByRole('heading', { name: 'Nova Redação' })).toBeVisible();
});

test('§8.52 uma senha errada mostra o que o servidor diz e deixa tentar de novo', async ({ page, watch }) => {
  watch.allow(/^401 POST \/api\/auth\/signin$/);
  await page.goto('/signin');
  const answer = page.waitForResponse('**/api/auth/signin');
  await signInOnPage(page, emailOf('trial'), 'não é esta');
  const { message } = (await (await answer).json()) as { message: string };
  await expect(page.getByRole('alert')).toHaveText(message);
  await signInOnPage(page, emailOf('trial'), demoPassword);
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
});

test('§2.2.30 §2.2.36 §2.1.8 quem sai volta a ser um estranho', async ({ page }) => {
  await page.goto('/signin');
  await signInOnPage(page, emailOf('trial'), demoPassword);
  await page.getByRole('button', { name: /Gratuito/ }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await page.goto('/essays');
  await expect(page).toHaveURL(/\/signin/);
});

test('§4.50 §8.13 quem sai sem conexão chega à entrada, sabe que a sessão ficou aberta, e ela acaba quando a conexão volta', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|^console: logout/);
  await page.goto('/signin');
  await signInOnPage(page, emailOf('trial'), demoPassword);
  await page.getByRole('button', { name: /Gratuito/ }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole('alert')).toContainText('a sua sessão continua aberta neste navegador');
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/essays');
  await expect(page).toHaveURL(/\/signin\?next=/);
});

test('§2.1.35 quem já entrou não vê a página de entrada', async ({ page }) => {
  await page.goto('/signin');
  await signInOnPage(page, emailOf('premium'), demoPassword);
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
  await expect(page).not.toHaveURL(/\/signin/);
});

test('uma sessão que acaba no meio da escrita leva à entrada, e de volta ao texto, sem perder uma palavra', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/^401 /);
  await signInAs(context, 'premium');
  await page.goto('/essays/00000000-0000-4000-8000-000000000204/upload');
  const typed = 'Uma frase que ainda não foi guardada.';
  await page.getByLabel('Texto da redação').fill(typed);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Salvar para depois' }).click();
  await expect(page).toHaveURL(/\/signin\?next=/);
  await signInOnPage(page, emailOf('premium'), demoPassword);
  await expect(page.getByLabel('Texto da redação')).toHaveValue(typed);
});
