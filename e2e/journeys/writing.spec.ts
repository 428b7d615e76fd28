import type { BrowserContext, Page } from '@playwright/test';
import { expect, signInOnPage, test } from '../journey.ts';
import { newPerson, type Person, signInWith } from '../people.ts';

const sheet = (page: Page) => page.getByLabel('Texto da redação');
const save = (page: Page) => page.getByRole('button', { name: 'Salvar para depois' });
const said = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text);

/** Somebody new, signed in, with an essay that is ready to be written. @returns the path of its sheet, and who it is. */
async function newSheet(context: BrowserContext): Promise<{ path: string; person: Person }> {
  const person = await newPerson({ role: 'trial' });
  await signInWith(context, person);
  const theme = 'Caminhos para formar leitores no Brasil';
  const created = await context.request.post('/api/essays', { data: { examType: 'ENEM', subject: 'Educação', theme } });
  expect(created.status()).toBe(201);
  return { path: `/essays/${((await created.json()) as { id: string }).id}/upload`, person };
}

test('o que se digita volta depois de recarregar, de fechar a aba e de entrar de novo', async ({ page, context, watch }) => {
  watch.allow(/^401 /);
  const { path, person } = await newSheet(context);
  await page.goto(path);
  await sheet(page).fill('Era uma vez');
  await page.reload();
  await expect(sheet(page)).toHaveValue('Era uma vez');
  await expect(page.getByText('Texto recuperado')).toBeVisible();

  await sheet(page).fill('Era uma vez um leitor');
  const next = await context.newPage();
  await page.close();
  await next.goto(path);
  await expect(sheet(next)).toHaveValue('Era uma vez um leitor');

  await sheet(next).press('Control+End');
  await next.keyboard.type(' só');
  await context.clearCookies();
  await save(next).click();
  await expect(next).toHaveURL(/\/signin\?next=/);
  await signInOnPage(next, person.email, person.password);
  await expect(next).toHaveURL(new RegExp(`${path}$`));
  await expect(sheet(next)).toHaveValue('Era uma vez um leitor só');
  await save(next).click();
  await expect(said(next, 'Rascunho salvo!')).toBeVisible();
});

test('sem banco de dados salvar diz por quê e o texto fica; com ele de volta, salva', async ({ page, context, watch }) => {
  watch.allow(/^503 /);
  await page.goto((await newSheet(context)).path);
  await sheet(page).fill('Era uma vez');
  const message = 'O serviço está fora do ar. Tente de novo em instantes.';
  await page.route('**/api/essays/*', (route) => route.fulfill({ status: 503, json: { code: 'servico-indisponivel', message } }));
  await save(page).click();
  await expect(said(page, message)).toBeVisible();
  await expect(sheet(page)).toHaveValue('Era uma vez');
  await page.unroute('**/api/essays/*');
  await save(page).click();
  await expect(said(page, 'Rascunho salvo!')).toBeVisible();
});

test('sem rede salvar não perde nada', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto((await newSheet(context)).path);
  await sheet(page).fill('Era uma vez');
  // What shows the notices comes last.
  await page.getByRole('region', { name: /^Avisos/ }).waitFor({ state: 'attached' });
  await context.setOffline(true);
  await save(page).click();
  await expect(said(page, 'Erro ao salvar')).toBeVisible();
  await expect(page.getByText('Seu texto está guardado neste navegador.')).toBeVisible();
  await expect(sheet(page)).toHaveValue('Era uma vez');
  await context.setOffline(false);
  await save(page).click();
  await expect(said(page, 'Rascunho salvo!')).toBeVisible();
});

test('duas abas mostram o mesmo texto, escreva-se em qual for', async ({ page, context }) => {
  const { path } = await newSheet(context);
  const other = await context.newPage();
  await page.goto(path);
  await other.goto(path);
  await sheet(page).fill('Da primeira aba');
  await expect(sheet(other)).toHaveValue('Da primeira aba');
  await sheet(other).fill('Da segunda aba');
  await expect(sheet(page)).toHaveValue('Da segunda aba');
  await save(page).click();
  await expect(said(page, 'Rascunho salvo!')).toBeVisible();
  await save(other).click();
  await expect(said(other, 'Rascunho salvo!')).toBeVisible();
  await other.close();
});

test('o que foi salvo em outro aparelho não é coberto sem perguntar', async ({ page, context, watch }) => {
  watch.allow(/^409 PUT /);
  const { path } = await newSheet(context);
  await page.goto(path);
  await sheet(page).fill('Escrito aqui');
  const essay = `/api/essays/${path.split('/')[2]}`;
  await context.request.put(essay, { data: { content: 'Escrito no celular' } });
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Esta redação mudou em outro lugar' });
  await expect(dialog.getByText('Escrito no celular')).toBeVisible();
  const saved = async () => ((await (await context.request.get(essay)).json()) as { content: string }).content;
  expect(await saved()).toBe('Escrito no celular');
  await dialog.getByRole('button', { name: 'Ficar com o meu texto' }).click();
  await save(page).click();
  await expect(said(page, 'Rascunho salvo!')).toBeVisible();
  expect(await saved()).toBe('Escrito aqui');
});

/** Lets no save through before both pages have asked for one. */
async function holdSavesOf(pages: Page[]): Promise<void> {
  let open = (): void => undefined;
  const bothAsked = new Promise<void>((resolve) => (open = resolve));
  const asking = new Set<Page>();
  for (const page of pages) {
    await page.route('**/api/essays/*', async (route) => {
      if (route.request().method() === 'PUT' && asking.add(page).size === pages.length) open();
      if (route.request().method() === 'PUT') await bothAsked;
      await route.continue();
    });
  }
}

test('dois aparelhos que salvam no mesmo instante: um texto é salvo, e o outro continua na folha', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.allow(/^409 PUT /);
  const { path, person } = await newSheet(context);
  const phone = await browser.newContext({ baseURL: process.env.LAUDA_URL });
  await signInWith(phone, person);
  const devices = [
    { page, text: 'Escrito no computador' },
    { page: await phone.newPage(), text: 'Escrito no celular' },
  ];
  for (const device of devices) {
    await device.page.goto(path);
    await sheet(device.page).fill(device.text);
  }
  await holdSavesOf(devices.map((device) => device.page));
  await Promise.all(devices.map((device) => save(device.page).click()));

  const question = (of: Page) => of.getByRole('dialog', { name: 'Esta redação mudou em outro lugar' });
  const areAsked = () => Promise.all(devices.map((device) => question(device.page).isVisible()));
  await expect.poll(async () => (await areAsked()).filter(Boolean)).toHaveLength(1);
  const [late, kept] = (await areAsked())[0] ? devices : devices.toReversed();
  const saved = async () =>
    ((await (await context.request.get(`/api/essays/${path.split('/')[2]}`)).json()) as { content: string }).content;
  await expect(said(kept!.page, 'Rascunho salvo!')).toBeVisible();
  expect(await saved()).toBe(kept!.text);
  await expect(question(late!.page).getByText(kept!.text)).toBeVisible();

  await question(late!.page).getByRole('button', { name: 'Ficar com o meu texto' }).click();
  await expect(sheet(late!.page)).toHaveValue(late!.text);
  await save(late!.page).click();
  await expect(said(late!.page, 'Rascunho salvo!')).toBeVisible();
  expect(await saved()).toBe(late!.text);
  await phone.close();
});

test('quem entra depois no mesmo navegador não vê o que outra pessoa escrevia, que continua guardado', async ({ page, context, watch }) => {
  watch.allow(/^404 /);
  const { path, person } = await newSheet(context);
  await page.goto(path);
  await sheet(page).fill('Era uma vez');
  await signInWith(context, await newPerson({ role: 'trial' }));
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Redação não encontrada' })).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Voltar para as redações' })).toBeVisible();

  await signInWith(context, person);
  await page.goto(path);
  await expect(sheet(page)).toHaveValue('Era uma vez');
});

test('cem mil caracteres, emoji, da direita para a esquerda e marcação ficam como foram digitados', async ({ page, context }) => {
  const { path } = await newSheet(context);
  await page.goto(path);
  const odd = '<script>alert(1)</script> שלום 📚👩🏽‍🏫 ';
  const text = odd.repeat(Math.floor(100_000 / odd.length));
  await sheet(page).fill(text);
  await save(page).click();
  await expect(said(page, 'Rascunho salvo!')).toBeVisible();
  await page.reload();
  await expect(sheet(page)).toHaveValue(text);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('§2.5.40 só com o teclado: o tema abre, Escape fecha e o foco volta a Tema', async ({ page, context }) => {
  await page.goto((await newSheet(context)).path);
  const theme = page.getByRole('button', { name: 'Tema' });
  await theme.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tema' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Tema' })).toBeHidden();
  await expect(theme).toBeFocused();
});

test('Sair pergunta antes de apagar o que não foi salvo, e não deixa nada para quem vier depois', async ({ page, context, watch }) => {
  watch.allow(/^401 /);
  const { path } = await newSheet(context);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('lauda.draft.')));
  await page.goto(path);
  await sheet(page).fill('Era uma vez');
  await expect.poll(kept).toHaveLength(1);
  const menu = page.getByRole('button', { name: /Gratuito/ });
  await menu.click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Continuar aqui' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  expect(await kept()).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await page.getByRole('button', { name: 'Sair e apagar' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('impressa, a folha vem sem a moldura da página', async ({ page, context }) => {
  const { path } = await newSheet(context);
  await page.goto(path);
  await sheet(page).fill('Era uma vez');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  for (const part of ['.frame-side', '.frame-top']) await expect(page.locator(part)).toBeHidden();
  await expect(page.locator('.frame')).toHaveCSS('padding', '0px');
});
