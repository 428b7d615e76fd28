import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Essays that the demonstration has (backend/modules/essays/seed.ts). */
const demo = (number: number) => `/essays/00000000-0000-4000-8000-0000000002${String(number).padStart(2, '0')}`;
const [corrected, failed, writing, themeless, concurso] = [demo(1), demo(3), demo(4), demo(5), demo(8)];
const trials = { corrected: demo(6), writing: demo(7) };
const trialPerson = '00000000-0000-4000-8000-000000000003';
const unknown = '/essays/11111111-1111-4111-8111-111111111111';
const lists = /\/api\/essays\?/;

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const pressToDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').last().waitFor();
};

const list: Scene[] = [
  { name: 'essays', as: 'premium', path: '/essays', shows: 'Minhas Redações' },
  { name: 'essays-trial', as: 'trial', path: '/essays', shows: 'Minhas Redações' },
  { name: 'essays-loading', as: 'premium', path: '/essays', shows: 'Suas Redações', answers: [{ url: lists, never: true }] },
  { name: 'essays-empty', as: 'premium', path: '/essays', shows: 'Nenhuma redação encontrada', answers: [{ url: lists }] },
  {
    name: 'essays-failed',
    as: 'premium',
    path: '/essays',
    shows: 'Tentar novamente',
    answers: [
      {
        url: lists,
        status: 503,
        json: { code: 'servico-indisponivel', message: 'O serviço está fora do ar. Tente de novo em instantes.' },
      },
    ],
  },
  { name: 'essays-card-menu', as: 'premium', path: '/essays', shows: 'Minhas Redações', act: press(/^Opções de/) },
  { name: 'essays-user-menu', as: 'trial', path: '/essays', shows: 'Minhas Redações', only: 'desktop', act: press(/Teresa|Gratuito/) },
  {
    name: 'essays-leave-unsaved',
    as: 'trial',
    path: '/essays',
    shows: 'Minhas Redações',
    only: 'desktop',
    act: async (page) => {
      await page.evaluate((name) => localStorage.setItem(name, 'Era uma vez'), `lauda.draft.${trialPerson}.essay`);
      await press(/Caio|Gratuito/)(page);
      await press('Sair')(page);
      await page.getByText('Sair e apagar').waitFor();
    },
  },
  { name: 'essays-drawer', as: 'admin', path: '/essays', only: 'phone', shows: 'Minhas Redações', act: press('Abrir menu') },
  {
    name: 'essays-in-correction',
    as: 'premium',
    path: '/essays',
    shows: 'Corrigindo...',
    act: async (page) => {
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Corrigindo...' })
        .getByRole('link')
        .or(page.getByRole('listitem').filter({ hasText: 'Corrigindo...' }).getByRole('button').first())
        .first()
        .click();
      await page.getByText('Correção em andamento').first().waitFor();
    },
  },
];

const wizard: Scene[] = [
  { name: 'new-essay', as: 'premium', path: '/essays/new', shows: 'Tipo de prova' },
  {
    name: 'new-essay-concurso',
    as: 'premium',
    path: '/essays/new',
    shows: 'Tipo de prova',
    act: async (page) => {
      await page.getByText('Concurso', { exact: true }).click();
      await page.getByLabel('Banca').waitFor();
    },
  },
  { name: 'new-essay-refused', as: 'premium', path: '/essays/new', shows: 'Tipo de prova', act: press('Continuar') },
  { name: 'theme-choice', as: 'premium', path: `${themeless}/theme`, shows: 'Selecionados por professores' },
  { name: 'theme-choice-trial', as: 'trial', path: `${trials.writing}/theme`, shows: 'Selecionados por professores' },
  { name: 'theme-choice-empty', as: 'premium', path: `${themeless}/theme`, answers: [{ url: /\/api\/themes/ }] },
  {
    name: 'theme-choice-own',
    as: 'premium',
    path: `${themeless}/theme`,
    shows: 'Selecionados por professores',
    act: pressToDialog(/próprio tema/),
  },
  {
    name: 'theme-choice-confirm',
    as: 'premium',
    path: `${themeless}/theme`,
    shows: 'Selecionados por professores',
    act: pressToDialog(/^Caminhos/),
  },
  {
    name: 'theme-choice-ai-locked',
    as: 'trial',
    path: `${trials.writing}/theme`,
    shows: 'Selecionados por professores',
    act: pressToDialog(/Gerar com IA/),
  },
  { name: 'unknown-essay', as: 'premium', path: `${unknown}/theme`, shows: 'Redação não encontrada', refuses: true },
];

const writingPage: Scene[] = [
  { name: 'writing', as: 'premium', path: `${writing}/upload`, shows: 'palavras' },
  { name: 'writing-failed', as: 'premium', path: `${failed}/upload`, shows: 'Erro na correção' },
  { name: 'writing-theme', as: 'premium', path: `${writing}/upload`, shows: 'palavras', act: pressToDialog(/^Tema/) },
  { name: 'writing-photo-locked', as: 'trial', path: `${trials.writing}/upload`, shows: 'palavras', act: pressToDialog(/^Foto/) },
  {
    name: 'writing-too-short',
    as: 'trial',
    path: `${trials.writing}/upload`,
    shows: 'palavras',
    act: async (page) => {
      await page.getByLabel('Texto da redação').fill('Poucas palavras não bastam.');
      await pressToDialog('CORRIGIR')(page);
    },
  },
];

/** @param prefix of the scenes' names. */
function resultScenes(prefix: string, as: 'premium' | 'trial', path: string): Scene[] {
  const tabs = { summary: 'Resumo', evaluation: 'Avaliação Comentada', theme: 'Tema', essay: 'Redação' };
  return Object.entries(tabs).map(([name, label]) => ({
    name: `${prefix}-${name}`,
    as,
    path: `${path}/results`,
    shows: 'Nota total',
    act: async (page) => {
      const tab = page.getByRole('tab', { name: label });
      if (await tab.count()) await tab.click();
      else await page.getByLabel('Partes do resultado').selectOption({ label });
    },
  }));
}

const results: Scene[] = [
  ...resultScenes('results', 'premium', corrected),
  ...resultScenes('results-trial', 'trial', trials.corrected),
  ...resultScenes('results-concurso', 'premium', concurso),
  { name: 'results-not-yet', as: 'premium', path: `${writing}/results`, refuses: true },
];

const coming: Scene[] = ['/themes', '/courses', '/account', '/subscribe', '/progress'].map((path) => ({
  name: `coming${path.replace('/', '-')}`,
  as: 'premium',
  path,
}));

/** What a student sees. */
export const studentScenes: Scene[] = [
  ...list,
  ...wizard,
  ...writingPage,
  ...results,
  ...coming,
  { name: 'plans-over-essays', as: 'trial', path: '/subscription-plans', shows: 'Destrave sua redação' },
  { name: 'not-found', as: 'premium', path: '/nada-aqui' },
];
