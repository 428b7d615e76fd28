import type { Page } from '@playwright/test';
import { demoPassword, emailOf, expect, signInAs, signInOnPage, test } from '../journey.ts';

/** A draft of the trial person of the demonstration; nothing of it is saved here. */
const draft = '/essays/00000000-0000-4000-8000-000000000207/upload';
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Destrave sua redação' });
const subscribe = (page: Page) => page.getByRole('button', { name: 'ASSINAR AGORA' });

test('§2.1.4 §2.1.5 §2.3.1 §2.3.2 §2.3.3 quem ainda não entrou abre os planos na tela inteira e, ao fechar, está em /', async ({
  page,
}) => {
  await page.goto('/subscription-plans');
  await expect(overlay(page).getByRole('heading', { level: 1, name: 'Destrave sua redação' })).toBeVisible();
  await expect.poll(() => overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await expect(page).toHaveTitle('Destrave sua redação · Lauda');
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(overlay(page)).toBeHidden();
});

test('§2.3.4 §2.3.5 §2.3.6 §2.3.9 §2.3.10 §1.19 §9.7 o plano Mensal está escolhido, com o preço que o servidor diz', async ({ page }) => {
  await page.goto('/subscription-plans');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /^Mensal 1 mês de acesso R\$ 12,90 por mês/ })).toBeChecked();
  await expect(subscribe(page)).toBeEnabled();
});

test('§2.3.12 §2.3.13 §9.35 a contagem parte de 1 dia 10 h 57 min 27 s e desce um a cada segundo, só na tela', async ({ page }) => {
  await page.clock.install();
  await page.goto('/subscription-plans');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/1 dia 10 h 57 min 2[5-7] s/);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await secondsOf(timer.innerText());
  await page.clock.runFor(1000);
  expect(await secondsOf(timer.innerText())).toBe(before - 1);
  await page.clock.runFor(60_000);
  expect(await secondsOf(timer.innerText())).toBe(before - 61);
  await page.reload();
  await expect(timer).toHaveText(/1 dia 10 h 57 min 27 s/);
});

test('§2.3.15 §2.3.17 §2.3.18 §2.3.19 há mais de 10 mil estudantes, seis benefícios e quatro depoimentos marcados como exemplo', async ({
  page,
}) => {
  await page.goto('/subscription-plans');
  await expect(page.getByText('Mais de 10 mil estudantes')).toBeVisible();
  await expect(page.getByRole('region', { name: 'O que o Premium abre' }).getByRole('listitem')).toHaveCount(6);
  const said = page.getByRole('region', { name: 'Quem estuda com a Lauda' }).getByRole('listitem');
  await expect(said).toHaveCount(4);
  await expect(said.filter({ has: page.getByText('exemplo', { exact: true }) })).toHaveCount(4);
});

test('§2.3.21 §2.3.22 §2.3.23 são onze perguntas, e uma aberta fecha a outra', async ({ page }) => {
  await page.goto('/subscription-plans');
  const questions = page.getByRole('region', { name: 'Perguntas frequentes' }).getByRole('group');
  await expect(questions).toHaveCount(11);
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(0);
  await page.getByText('Posso cancelar quando quiser?').click();
  await expect(page.getByText('O acesso vale até o fim do período já pago')).toBeVisible();
  await page.getByText('Há planos para escolas?').press('Enter');
  await expect(page.getByText('podem pedir planos especiais')).toBeVisible();
  await expect(open).toHaveCount(1);
});

test('§2.1.9 quem ainda não entrou e quer assinar entra primeiro e volta aos planos', async ({ page }) => {
  await page.goto('/subscription-plans');
  await subscribe(page).click();
  await expect(page).toHaveURL(/\/signin\?next=%2Fsubscription-plans$/);
  await signInOnPage(page, emailOf('trial'), demoPassword);
  await expect(subscribe(page)).toBeVisible();
  await expect(page).toHaveURL(/\/subscription-plans$/);
});

test('§2.3.11 §2.3.30 §8.4 enquanto não há como pagar o botão diz Processando... e depois o aviso, que se lê e se alcança ali mesmo', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/^404 POST \/api\/get-payment-link$/);
  await signInAs(context, 'trial');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/get-payment-link', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ plan: 'monthly' });
    await held;
    await route.continue();
  });
  await page.goto('/subscription-plans');
  await subscribe(page).click();
  await expect(page.getByRole('button', { name: 'Processando...' })).toBeFocused();
  answer();
  const notice = overlay(page).getByRole('listitem').filter({ hasText: 'Erro no checkout' });
  await expect(notice).toHaveText(/^Erro no checkout Não foi possível processar o pagamento. Tente novamente./);
  await expect(subscribe(page)).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fechar aviso' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(subscribe(page)).toBeFocused();
});

test('§2.2.34 §2.3.32 §2.3.33 Seja Premium abre os planos sobre a redação que se escreve, e nada do que foi digitado se perde', async ({
  page,
  context,
}) => {
  await signInAs(context, 'trial');
  await page.goto(draft);
  const text = page.getByLabel('Texto da redação');
  await text.fill('Uma frase que ainda não foi salva.');
  const user = page.getByRole('button', { name: /Gratuito$/ });
  const openPlans = async () => {
    await user.click();
    await page.getByRole('button', { name: 'Seja Premium' }).click();
    await expect(subscribe(page)).toBeVisible();
  };
  const leftAsItWas = async () => {
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${draft}$`));
    await expect(text).toHaveValue('Uma frase que ainda não foi salva.');
  };

  await openPlans();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.keyboard.press('Escape');
  await leftAsItWas();
  await expect(user).toBeFocused();

  await openPlans();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    // Past its last element the focus leaves the page for the browser itself, never for what lies beneath.
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);
  }
  await page.goBack();
  await leftAsItWas();
  await expect(user).toBeFocused();

  await openPlans();
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await leftAsItWas();
  await expect(user).toBeFocused();
});

test('com um endereço onde pagar o navegador vai até ele', async ({ page, context }) => {
  await signInAs(context, 'trial');
  await page.route('**/api/get-payment-link', (route) =>
    route.fulfill({ json: { url: new URL('/courses?pagamento=1', page.url()).href } }),
  );
  await page.goto('/subscription-plans');
  await subscribe(page).click();
  await expect(page).toHaveURL(/\/courses\?pagamento=1$/);
});

test('sem o servidor os planos dizem que não abriram, e Tentar novamente os traz', async ({ page, watch }) => {
  watch.allow(/^503 GET \/api\/plans$/);
  let down = true;
  await page.route('**/api/plans', (route) =>
    down ? route.fulfill({ status: 503, json: { message: 'Fora.', code: 'servico-indisponivel' } }) : route.continue(),
  );
  await page.goto('/subscription-plans');
  await expect(page.getByRole('alert')).toContainText('Os planos não abriram');
  down = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(subscribe(page)).toBeVisible();
});

test('os planos que não chegam não levam consigo a página', async ({ page, context, watch }) => {
  watch.allow(/^404 GET \/assets\/shell\//);
  watch.allow(/^console: .*(MIME|Loading)/s);
  await signInAs(context, 'trial');
  await page.goto('/essays');
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/shell/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: /Gratuito$/ }).click();
  await page.getByRole('button', { name: 'Seja Premium' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Os planos não abriram' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Minhas Redações' })).toBeVisible();
  await page.unroute('**/assets/shell/*');
  await page.getByRole('button', { name: /Gratuito$/ }).click();
  await page.getByRole('button', { name: 'Seja Premium' }).click();
  await expect(subscribe(page)).toBeVisible();
});

test('§2.3.2 no celular os planos cabem na largura', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/subscription-plans');
  await expect(subscribe(page)).toBeVisible();
  expect(await overlay(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(360);
});

/** Of the text that the countdown shows. */
async function secondsOf(text: Promise<string>): Promise<number> {
  const [, days, hours, minutes, seconds] = /(\d+) dia\D+(\d+) h\D+(\d+) min\D+(\d+) s/.exec(await text) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
