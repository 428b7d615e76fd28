import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { resetStore } from '@lauda/api-client/store';
import { results } from '@lauda/contracts/examples';
import type { Competency, EssayResults, User } from '@lauda/contracts/types';
import { noConnection, refuse, renderRemote } from '@lauda/web-testing';
import { act, screen, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

beforeEach(resetStore);
afterEach(resetStore);

const path = `/essays/${results.essay.id}/results`;

function showResults(changes: Partial<EssayResults> = {}, user: Partial<User> = {}, query = '') {
  return renderRemote(App, { path: path + query, user, answers: { getEssayResults: () => ({ ...results, ...changes }) } });
}

const openTab = async (person: ReturnType<typeof showResults>['person'], name: string) =>
  person.click(await screen.findByRole('tab', { name }));

describe('the head', () => {
  test('§2.1.16 §2.6.6 §2.6.7 the title comes from the theme, with date, words and who corrected', async () => {
    showResults();
    expect(await screen.findByRole('heading', { level: 1, name: 'Caminhos para ampliar o acesso à leitura no Brasil' })).toBeTruthy();
    expect(screen.getByText('9 de março de 2026')).toBeTruthy();
    expect(screen.getByText(/65 palavras/)).toBeTruthy();
    expect(screen.getByText(`Corrigida pelo ${results.engine}`)).toBeTruthy();
  });

  test('§2.6.3 §9.22 the total with the word of its band', async () => {
    showResults();
    const total = (await screen.findByText('560/1000')).closest('p') as HTMLElement;
    expect(within(total).getByText('Em progresso')).toBeTruthy();
  });

  test('§2.6.8 Voltar goes to the list', async () => {
    showResults();
    expect((await screen.findByRole('link', { name: 'Voltar' })).getAttribute('href')).toBe('/essays');
  });
});

describe('the tabs', () => {
  test('§2.6.1 Resumo, Avaliação Comentada, Tema, Redação', async () => {
    showResults();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Resumo', 'Avaliação Comentada', 'Tema', 'Redação']);
  });

  test('§2.6.2 on a small screen a select', async () => {
    const small = { matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
    const media = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(small);
    const { person } = showResults();
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Partes do resultado' }), 'Tema');
    expect(screen.getByText(results.essay.theme)).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    media.mockRestore();
  });

  test('§2.6.12 Tema shows the whole theme, and the exam that it is for', async () => {
    const exam = { examType: 'concurso', examBoard: 'FCC', institution: 'TRT 4ª Região', position: null } as const;
    const { person } = showResults({ essay: { ...results.essay, ...exam } });
    await openTab(person, 'Tema');
    expect(screen.getByText(results.essay.theme)).toBeTruthy();
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(['Concurso', 'FCC', 'TRT 4ª Região', 'Educação']);
  });

  test.each([
    ['?aba=avaliacao', 'Avaliação Comentada'],
    ['?aba=tema', 'Tema'],
    ['?aba=redacao', 'Redação'],
    ['?aba=resumo', 'Resumo'],
    ['?aba=outra', 'Resumo'],
  ])('the address %s opens %s', async (query, name) => {
    showResults({}, {}, query);
    expect(await screen.findByRole('tab', { name, selected: true })).toBeTruthy();
  });
});

describe('Resumo', () => {
  test('§2.6.4 five competencies with score, band and reason', async () => {
    showResults();
    const cards = within(await screen.findByRole('tabpanel', { name: 'Resumo' }));
    expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    const third = cards.getByRole('heading', { name: 'Organização dos argumentos' }).closest('li') as HTMLElement;
    expect(within(third).getByText('80/200')).toBeTruthy();
    expect(within(third).getByText('Em progresso')).toBeTruthy();
    expect(within(third).getByText('Há um argumento, que pede desenvolvimento.')).toBeTruthy();
    expect(screen.getByText(results.feedbackSummary)).toBeTruthy();
  });

  test('§2.6.14 §2.6.16 the summary, and the general comments', async () => {
    showResults();
    const tab = within(await screen.findByRole('tabpanel', { name: 'Resumo' }));
    expect(tab.getByText(results.summary)).toBeTruthy();
    expect(within(tab.getByRole('complementary', { name: 'Observações' })).getByText(results.comments[0] ?? '')).toBeTruthy();
  });

  test('§2.6.19 D3.11 a discount shows as a discount', async () => {
    const penalty: Competency = {
      name: 'Norma culta',
      score: -0.43,
      maxScore: 0,
      kind: 'penalty',
      reason: '6 erros em 28 linhas.',
      evidence: [],
    };
    showResults({ maxScore: 10, totalScore: 6.2, competencies: [...results.competencies.slice(0, 4), penalty] });
    expect(await screen.findByText('−0,43 (6 erros em 28 linhas)')).toBeTruthy();
  });

  test('§2.6.22 D3.11 a zero is named, and the scores stay as they are', async () => {
    const zeroReason = { code: 'texto-insuficiente', label: 'Texto insuficiente', explanation: 'O ENEM zera até sete linhas.' };
    showResults({ totalScore: 0, zeroReason });
    expect(await screen.findByText('Nota zero: Texto insuficiente')).toBeTruthy();
    expect(screen.getByText('O ENEM zera até sete linhas.')).toBeTruthy();
    expect(screen.getByText('0/1000')).toBeTruthy();
    expect(screen.getByText('80/200')).toBeTruthy();
  });

  test('§2.6.22 D3.11 the zero is named whichever tab is open', async () => {
    const zeroReason = { code: 'texto-insuficiente', label: 'Texto insuficiente', explanation: 'O ENEM zera até sete linhas.' };
    showResults({ totalScore: 0, zeroReason }, {}, '?aba=redacao');
    expect(await screen.findByText('Nota zero: Texto insuficiente')).toBeTruthy();
  });
});

describe('Avaliação Comentada', () => {
  test('§2.6.13 premium reads the whole evaluation', async () => {
    const { person } = showResults({ detailedComments: '## Coesão\n\nVaria **pouco**.' }, { role: 'premium' });
    await openTab(person, 'Avaliação Comentada');
    expect(screen.getByRole('heading', { name: 'Coesão' })).toBeTruthy();
    expect(screen.getByText('pouco').tagName).toBe('STRONG');
  });

  test('a long evaluation has its headings beside it, as links into it', async () => {
    const parts = ['Visão geral', 'Coesão', 'Para a próxima versão'];
    const { person } = showResults({ detailedComments: parts.map((part) => `## ${part}\n\nTexto.`).join('\n\n') }, { role: 'premium' });
    await openTab(person, 'Avaliação Comentada');
    const contents = within(screen.getByRole('navigation', { name: 'Nesta avaliação' }));
    const links = contents.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(parts);
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent);
    expect(targets).toEqual(parts);
  });

  test('§2.6.17 trial is shown the way to the plans', async () => {
    const { person, host } = showResults();
    await openTab(person, 'Avaliação Comentada');
    await person.click(screen.getByRole('button', { name: 'Ver planos' }));
    expect(host.asked.plans).toEqual(['commented_evaluation']);
  });
});

describe('Redação', () => {
  test('§2.6.15 a mark leads to its note, and back, by keyboard too', async () => {
    const { person } = showResults();
    await openTab(person, 'Redação');
    const mark = screen.getByRole('link', { name: 'Erro 1, Ortografia: excessão' });
    expect(mark.textContent).toBe('excessão');
    act(() => mark.focus());
    await person.keyboard('{Enter}');
    const note = document.activeElement as HTMLElement;
    expect(within(note).getByText('A palavra não está no dicionário.')).toBeTruthy();
    expect(within(note).getByText('exceção')).toBeTruthy();
    await person.click(within(note).getByRole('button', { name: 'Ver no texto o erro 1' }));
    expect(document.activeElement).toBe(mark);
  });

  test('a note that is closed is no longer the current one, and the mark has the focus', async () => {
    const { person } = showResults();
    await openTab(person, 'Redação');
    const mark = screen.getByRole('link', { name: 'Erro 1, Ortografia: excessão' });
    await person.click(mark);
    expect(mark.getAttribute('aria-current')).toBe('true');
    await person.click(screen.getByRole('button', { name: 'Fechar a explicação do erro 1' }));
    expect(mark.getAttribute('aria-current')).toBeNull();
    expect(document.activeElement).toBe(mark);
  });

  test('Escape closes a note, and the mark has the focus again', async () => {
    const { person } = showResults({}, {}, '?aba=redacao');
    const mark = await screen.findByRole('link', { name: 'Erro 1, Ortografia: excessão' });
    await person.click(mark);
    await person.keyboard('{Escape}');
    expect(mark.getAttribute('aria-current')).toBeNull();
    expect(document.activeElement).toBe(mark);
  });

  test('§2.6.6 below the sheet its words are counted as they were while writing', async () => {
    showResults({}, {}, '?aba=redacao');
    expect(await screen.findByText('65 palavras · 8 linhas estimadas')).toBeTruthy();
  });

  test.each(['<script>alert(1)</script> & <b>negrito</b>', 'שלום עולם', '📚👩🏽‍🏫🇧🇷', 'a'.repeat(5000)])(
    'text is text: %.24s',
    async (content) => {
      showResults({ essay: { ...results.essay, content }, errors: [] }, {}, '?aba=redacao');
      expect((await screen.findByRole('article')).textContent).toBe(results.essay.title + content);
    },
  );

  test('§2.6.5 the essay is there to the last letter', async () => {
    const { person } = showResults();
    await openTab(person, 'Redação');
    expect(screen.getByRole('article').textContent).toBe(results.essay.title + results.essay.content);
  });

  test('§2.6.18 trial is told how many errors it does not see', async () => {
    const { person, host } = showResults({ hiddenErrors: 4 });
    await openTab(person, 'Redação');
    expect(screen.getByRole('heading', { name: '5 erros marcados' })).toBeTruthy();
    expect(screen.getByText('Há mais 4 erros marcados. No Premium você vê todos.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Ver planos' }));
    expect(host.asked.plans).toEqual(['hidden_errors']);
  });

  test('where nothing is hidden nothing is sold', async () => {
    const { person } = showResults({ errors: [] });
    await openTab(person, 'Redação');
    expect(screen.getByRole('heading', { name: 'Nenhum erro marcado' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ver planos' })).toBeNull();
  });
});

describe('when there is no result', () => {
  const answer = (getEssayResults: () => unknown) => renderRemote(App, { path, answers: { getEssayResults } });

  test('§2.6.24 D3.3 not corrected yet', async () => {
    answer(() => refuse('sem-resultado', 'Ainda sem resultado.'));
    expect(await screen.findByRole('heading', { name: 'Esta redação ainda não foi corrigida' })).toBeTruthy();
    expect(document.title).toBe('Resultado · Lauda');
    expect(screen.getByRole('link', { name: 'Ver a redação' }).getAttribute('href')).toBe(`/essays/${results.essay.id}`);
  });

  test('§2.6.23 §8.37 an essay that is not there: Redação não encontrada, with the way back', async () => {
    answer(() => refuse('redacao-nao-encontrada', 'Redação não encontrada.'));
    expect(await screen.findByRole('heading', { name: 'Redação não encontrada' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar para as redações' }).getAttribute('href')).toBe('/essays');
    expect(document.title).toBe('Redação não encontrada · Lauda');
  });

  test('§2.6.25 while it is coming, its shape shows, and whoever listens hears that it is loading', async () => {
    answer(() => new Promise(() => undefined));
    expect((await screen.findByText('Carregando…', { selector: '.results *' })).getAttribute('role')).toBe('status');
    expect(document.querySelectorAll('.ui-skeleton .competency')).toHaveLength(5);
  });

  test('a failed call can be tried again', async () => {
    const { server, person } = answer(noConnection);
    await screen.findByRole('alert');
    server.answer({ getEssayResults: () => results });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('560/1000')).toBeTruthy();
  });
});
