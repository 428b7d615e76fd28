import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { offer, plainOffer, premiumUser, trialUser } from '@lauda/contracts/examples';
import { MemoryRouter, Route, Routes, useLocation } from '@lauda/vendor';
import { fakeServer, noConnection, refuse } from '@lauda/web-testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coming, type Coming } from '../../coming.ts';
import { shownNotice } from '../../frame/toasts/notices.ts';
import { SessionProvider } from '../../session/session.tsx';
import { setEventSink } from '../../tracking/tracking.ts';
import { PlansLayer, PlansPage, useOpenPlans } from './index.ts';

const heard: unknown[] = [];

beforeEach(() => {
  heard.length = 0;
  setEventSink((...event) => void heard.push(event));
  // jsdom has the element, but opens and closes no dialog.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  setEventSink();
  jest.useRealTimers();
});

test('§2.3.9 the card has the server’s price, and is chosen', async () => {
  await showPage({ getPlans: () => ({ ...offer, plans: [{ ...offer.plans[0], price: 1000, regularPrice: 2000 }] }) });
  expect(
    screen.getByRole<HTMLInputElement>('radio', { name: /^Mensal 1 mês de acesso R\$\s10,00 por mês Fora da promoção, R\$\s20,00\./ })
      .checked,
  ).toBe(true);
});

test('§2.3.8 §2.3.14 §2.3.16 §2.3.20 out of the promotion it is the regular price alone, and what has no ground is absent', async () => {
  await showPage({ getPlans: () => plainOffer });
  expect(screen.getByRole('radio', { name: /^Mensal 1 mês de acesso R\$\s29,90 por mês$/ })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(/estudantes/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Quem estuda com a Lauda' })).toBeNull();
});

test.each([
  [{ ...offer, teacherSupport: true }, ['Suporte prioritário', 'Foto da redação']],
  [{ ...offer, teacherSupport: false }, ['Foto da redação', 'Suporte prioritário']],
])('§2.3.17 there are six benefits, and teachers’ support only where there is one', async (offered, [there, absent]) => {
  await showPage({ getPlans: () => offered });
  const benefits = within(screen.getByRole('region', { name: 'O que o Premium abre' }));
  expect(benefits.getAllByRole('listitem')).toHaveLength(6);
  expect(benefits.getByText(there!)).toBeTruthy();
  expect(benefits.queryByText(absent!)).toBeNull();
});

test('§1.21 what Premium brings is told: corrections, suggestions, essays, courses, material and support', async () => {
  await showPage({ getPlans: () => ({ ...offer, teacherSupport: true }) });
  const benefits = within(screen.getByRole('region', { name: 'O que o Premium abre' }));
  expect(benefits.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Correções avançadas',
    'Sugestões detalhadas',
    'Redações ilimitadas',
    'Acesso aos cursos',
    'Material complementar',
    'Suporte prioritário',
  ]);
});

test('what the landing page calls coming is marked so here, and nothing else is', async () => {
  const cards: [string, Coming | undefined][] = [
    ['Correções avançadas', undefined],
    ['Sugestões detalhadas', undefined],
    ['Redações ilimitadas', undefined],
    ['Acesso aos cursos', 'courses'],
    ['Material complementar', 'aiThemes'],
    ['Foto da redação', 'transcription'],
  ];
  await showPage({ getPlans: () => ({ ...offer, teacherSupport: false }) });
  const marked = cards.map(([title]) => within(screen.getByText(title).closest('li')!).queryByText('em preparo') !== null);
  expect(marked).toEqual(cards.map(([, what]) => what !== undefined));
});

test.each<[string, Coming, RegExp]>([
  ['Posso enviar uma redação escrita à mão?', 'transcription', /assim que a transcrição estiver pronta.*Até lá.*a redação é digitada/],
  ['Posso cancelar quando quiser?', 'subscription', /que abrem junto com a assinatura pelo site/],
])('the FAQ promises nothing for today that is still coming: %s', async (question, what, answer) => {
  expect(coming[what]).toBeTruthy();
  await showPage();
  expect(screen.getByText(question).closest('details')?.textContent).toMatch(answer);
});

test('§2.3.19 who is quoted from the operator’s file is no example', async () => {
  const said = [{ ...offer.testimonials[0]!, example: false }];
  await showPage({ getPlans: () => ({ ...offer, testimonials: said }) });
  expect(screen.getByText(said[0]!.quote)).toBeTruthy();
  expect(screen.queryByText('exemplo')).toBeNull();
});

test.each([
  ['§2.3.24', 'Posso enviar uma redação escrita à mão?', /^Com o Premium, sim, assim que/],
  ['§2.3.25', 'Quantas correções o Premium dá?', /no Premium as correções são ilimitadas/],
  ['§2.3.26', 'Em quanto tempo recebo a correção?', /As correções são instantâneas/],
  ['§2.3.27', 'Posso cancelar quando quiser?', /a qualquer momento, nas configurações da sua conta/],
  ['§2.3.28', 'Posso dividir minha conta com alguém?', /As contas são individuais/],
  ['§2.3.29', 'Há planos para escolas?', /podem pedir planos especiais/],
])('%s the FAQ answers: %s', async (_id, question, answer) => {
  await showPage();
  const item = screen.getByText(question).closest('details');
  expect(item?.textContent?.slice(question.length)).toMatch(answer);
});

test('§2.3.21 the eleven questions are of one group, of which the browser keeps one open', async () => {
  await showPage();
  const items = [...document.querySelectorAll('details')];
  expect(items.map(({ open }) => open)).toEqual(Array.from({ length: 11 }, () => false));
  expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['plans-question']));
});

test('§2.3.13 at its end the countdown asks for the plans anew: the promotion is over', async () => {
  const last = { ...offer, promotion: { endsAt: '2026-03-11T03:00:00.000Z', secondsLeft: 2 } };
  const server = fakeServer({ getCurrentUser: stranger, getPlans: () => last });
  show('/subscription-plans');
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toBe('0 h 0 min 2 s ');
  server.answer({ getPlans: () => plainOffer });
  await screen.findByRole('radio', { name: /R\$\s29,90 por mês$/ }, { timeout: 5000 });
  expect(server.callsOf('getPlans')).toHaveLength(2);
});

test.each([
  ['§2.3.30 §8.4 where nothing is sold yet', undefined, 'Não foi possível processar o pagamento. Tente novamente.'],
  ['§8.4 where the server is out of reach', noConnection, 'Não foi possível processar o pagamento. Tente novamente.'],
  [
    'with the server’s own words',
    () => Response.json({ message: 'Sua conta já é Premium.', code: 'x' }, { status: 409 }),
    'Sua conta já é Premium.',
  ],
  ['§8.5 without any', () => new Response('', { status: 502 }), 'Erro ao gerar link de pagamento'],
  ['§8.6 without an address', () => Response.json({}), 'URL de pagamento não retornada'],
])('%s the button tells what went wrong, and may be pressed again', async (_where, answer, text) => {
  await showPage({ getCurrentUser: () => trialUser });
  if (answer) answerCheckout(answer);
  await userEvent.click(screen.getByRole('button', { name: 'ASSINAR AGORA' }));
  await waitFor(() => expect(shownNotice()).toMatchObject({ kind: 'error', title: 'Erro no checkout', text }));
  expect(screen.getByRole('button', { name: 'ASSINAR AGORA' }).getAttribute('aria-disabled')).toBe('false');
});

test('§2.3.11 while busy it says so, and a second press does nothing', async () => {
  await showPage({ getCurrentUser: () => trialUser });
  const asked = answerCheckout(() => new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'ASSINAR AGORA' }));
  await userEvent.click(screen.getByRole('button', { name: 'Processando...' }));
  expect(asked).toEqual(['{"plan":"monthly"}']);
});

test('opening and the press of the button are tracked with their source', async () => {
  await showPage();
  await userEvent.click(screen.getByRole('button', { name: 'ASSINAR AGORA' }));
  expect(heard).toEqual([
    ['plans_open', { source: 'address' }],
    ['plans_subscribe_click', { source: 'address', plan: 'monthly' }],
  ]);
  expect(screen.getByText('at /signin?next=%2Fsubscription-plans')).toBeTruthy();
});

test('who has Premium is not asked to buy it again', async () => {
  await showPage({ getCurrentUser: () => premiumUser });
  expect(screen.getByText('Sua conta já tem tudo isto.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ASSINAR AGORA' })).toBeNull();
});

test('without the server it says that it did not open, and opens on another try', async () => {
  const server = fakeServer({ getCurrentUser: stranger, getPlans: () => refuse('servico-indisponivel', 'Fora do ar.') });
  show('/subscription-plans');
  await screen.findByRole('alert');
  server.answer({ getPlans: () => offer });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'ASSINAR AGORA' })).toBeTruthy();
});

test('§2.3.3 opened from a page it lies above it, and closing it is a step back to what was typed there', async () => {
  fakeServer({ getCurrentUser: () => trialUser });
  show('/essays?aba=1#fim');
  await userEvent.type(screen.getByRole('textbox'), 'Um rascunho');
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('button', { name: 'ASSINAR AGORA' });
  expect(screen.getByText('at /essays?aba=1#fim')).toBeTruthy();
  expect(heard).toEqual([['plans_open', { source: 'user_menu' }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Um rascunho');
  expect(screen.getByText('at /essays?aba=1#fim')).toBeTruthy();
});

test('§2.2.35 where it is open already, by its address or above a page, nothing opens a second time', async () => {
  fakeServer({ getCurrentUser: () => trialUser });
  show('/subscription-plans');
  await screen.findByRole('button', { name: 'ASSINAR AGORA' });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  cleanup();
  show('/essays');
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('button', { name: 'ASSINAR AGORA' });
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heard).toHaveLength(2);
});

const stranger = () => refuse('nao-autenticado', 'Entre para continuar');

async function showPage(answers: Parameters<typeof fakeServer>[0] = {}) {
  fakeServer({ getCurrentUser: stranger, ...answers });
  show('/subscription-plans');
  await screen.findByRole('heading', { name: 'Destrave sua redação' });
  // Who asks is known by then, too.
  await act(async () => undefined);
}

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider>
        <Routes>
          <Route path="/subscription-plans" element={<PlansPage />} />
          <Route path="*" element={<input />} />
        </Routes>
        <PlansLayer />
        <Beside />
      </SessionProvider>
    </MemoryRouter>,
  );
}

function Beside() {
  const openPlans = useOpenPlans();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <button type="button" onClick={() => openPlans('user_menu')}>
        open
      </button>
      <output>{`at ${pathname}${search}${hash}`}</output>
    </>
  );
}

/** The contract has no such call yet. @returns the bodies that are sent. */
function answerCheckout(answer: () => Response | Promise<Response>): unknown[] {
  const asked: unknown[] = [];
  const known = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (input !== '/api/get-payment-link') return known(input, init);
    asked.push(init?.body);
    return answer();
  };
  return asked;
}
