// Data, not logic: what is said of each signal. It grows by lines, not by branches.
import type { Features } from '../features/measure-features.ts';
import { citedSources } from '../features/repertoire.ts';
import { longSentenceWords } from '../features/structure.ts';
import { missingOf } from '../features/theme-coverage.ts';
import type { Signal } from '../scorer/signals.ts';
import { count, listed, quote } from './wording.ts';

/** What is said of a signal: when it is strong, when it is weak (both fit after "Nota …:"), and what to do next (an imperative). */
export type SignalText = { strong(features: Features): string; weak(features: Features): string; next(features: Features): string };

/** Sentences for every signal, with the figures and the words of the text at hand. */
export const signalTexts: Record<Signal, SignalText> = {
  length: {
    strong: ({ statistics }) =>
      statistics.estimatedLines > 30
        ? `há desenvolvimento de sobra (${statistics.words} palavras)`
        : `o texto tem fôlego (${statistics.words} palavras, cerca de ${statistics.estimatedLines} linhas)`,
    weak: ({ statistics }) => `ainda sobra espaço na folha para desenvolver as ideias (são ${statistics.words} palavras)`,
    next: ({ statistics }) =>
      statistics.estimatedLines >= 24
        ? `${statistics.estimatedLines < 30 ? 'use as linhas que restam para aprofundar' : 'aprofunde'} o argumento mais forte`
        : `aproveite melhor o espaço: você escreveu cerca de ${count(statistics.estimatedLines, 'linha', 'linhas')} das 30 disponíveis`,
  },
  fullLength: {
    strong: ({ statistics }) => `a extensão (${statistics.words} palavras) permite desenvolver as ideias`,
    weak: ({ statistics }) => `o texto é curto (${statistics.words} palavras) para desenvolver o que propõe`,
    next: () => 'amplie o desenvolvimento: explique cada afirmação com uma causa, um exemplo ou uma consequência',
  },
  paragraphing: {
    strong: ({ statistics }) => `a divisão em ${statistics.paragraphs} parágrafos mostra introdução, desenvolvimento e conclusão`,
    weak: ({ statistics }) =>
      statistics.paragraphs < 4
        ? `${count(statistics.paragraphs, 'parágrafo não basta', 'parágrafos não bastam')} para separar introdução, dois desenvolvimentos e conclusão`
        : `${statistics.paragraphs} parágrafos fragmentam o raciocínio`,
    next: () => 'organize o texto em quatro parágrafos: introdução com tese, dois argumentos e conclusão',
  },
  developed: {
    strong: ({ structure }) => `todos os parágrafos são desenvolvidos (o menor tem ${structure.shortestParagraph} palavras)`,
    weak: ({ structure }) => `há parágrafo com apenas ${count(structure.shortestParagraph, 'palavra', 'palavras')}, sem desenvolvimento`,
    next: ({ structure }) => `desenvolva o parágrafo mais curto, que tem só ${count(structure.shortestParagraph, 'palavra', 'palavras')}`,
  },
  unfolded: {
    strong: () => 'cada parágrafo desdobra a ideia em mais de uma frase',
    weak: ({ structure }) =>
      structure.singleSentenceParagraphs === 1
        ? 'um parágrafo inteiro é uma única frase'
        : `${structure.singleSentenceParagraphs} parágrafos são uma única frase cada`,
    next: () => 'divida os parágrafos de uma frase só em três: a afirmação, a explicação e o fecho',
  },
  steadySentences: {
    strong: ({ structure }) => `as frases têm tamanho fácil de acompanhar (em média ${Math.round(structure.wordsPerSentence)} palavras)`,
    weak: ({ structure }) =>
      `${count(structure.longSentences, 'frase passa', 'frases passam')} de ${longSentenceWords} palavras, e o leitor se perde`,
    next: () => 'quebre as frases mais longas em duas',
  },
  correct: {
    strong: ({ errors }) =>
      errors.total === 0 ? 'não marquei nenhum desvio' : `marquei só ${count(errors.total, 'desvio', 'desvios')} no texto todo`,
    weak: ({ errors }) => `marquei ${count(errors.total, 'desvio', 'desvios')} da norma`,
    next: () => 'releia em voz alta à procura dos desvios marcados, um tipo de cada vez',
  },
  formal: {
    strong: () => 'o vocabulário é formal',
    weak: () => 'palavras genéricas (“coisa”, “pessoas”, “ter”, “fazer”) tomam o lugar de termos exatos',
    next: () => 'troque palavras genéricas, como “coisa”, “ter” e “fazer”, por termos exatos',
  },
  impersonal: {
    strong: () => 'o texto mantém a impessoalidade',
    weak: () => 'a primeira pessoa (“eu”, “acho”, “minha”) enfraquece a argumentação',
    next: () => 'passe as opiniões da primeira pessoa para a terceira: em vez de “eu acho que”, afirme',
  },
  assertive: {
    strong: () => 'o texto defende suas ideias em afirmações',
    weak: ({ structure }) => `${count(structure.questions, 'pergunta fica', 'perguntas ficam')} no lugar de uma afirmação`,
    next: () => 'transforme as perguntas em afirmações que você defende',
  },
  precise: {
    strong: () => 'o vocabulário é específico',
    weak: () => 'predominam palavras curtas e de uso geral',
    next: () => 'prefira o termo próprio da área do tema às palavras de uso geral',
  },
  varied: {
    strong: () => 'o vocabulário varia bem de frase para frase',
    weak: ({ vocabulary }) =>
      `as mesmas palavras voltam a toda hora (${quote(vocabulary.mostUsed.word)} aparece ${count(vocabulary.mostUsed.times, 'vez', 'vezes')})`,
    next: ({ vocabulary }) =>
      `retome ${quote(vocabulary.mostUsed.word)} por sinônimos e pronomes: a palavra aparece ${count(vocabulary.mostUsed.times, 'vez', 'vezes')}`,
  },
  rich: {
    strong: ({ vocabulary }) => `o vocabulário é amplo (${vocabulary.onlyOnce} palavras de sentido próprio usadas uma só vez)`,
    weak: ({ vocabulary: { mostUsed } }) =>
      `o repertório de palavras é restrito${mostUsed.times > 1 ? `, com ${quote(mostUsed.word)} repetida ${mostUsed.times} vezes` : ''}`,
    next: ({ vocabulary: { mostUsed } }) =>
      `amplie o vocabulário do tema${mostUsed.times > 1 ? `: ${quote(mostUsed.word)} é a palavra que mais se repete` : ''}`,
  },
  diverseConnectives: {
    strong: ({ connectives }) => `os ${connectives.distinct} conectivos diferentes articulam bem as ideias`,
    weak: ({ connectives: { distinct } }) => {
      if (distinct === 0) return 'não encontrei conectivos entre as ideias';
      if (distinct >= 8) return `os conectivos ainda podem variar mais (são ${distinct} diferentes)`;
      return `${count(distinct, 'conectivo diferente é pouco', 'conectivos diferentes são poucos')} para articular as ideias`;
    },
    next: () => 'diga a relação entre as frases: causa (“uma vez que”), oposição (“no entanto”), consequência (“por isso”)',
  },
  linkedParagraphs: {
    strong: ({ connectives }) => `os parágrafos se ligam (${listed(connectives.opened.slice(0, 3).map(({ phrase }) => quote(phrase)))})`,
    weak: ({ connectives }) =>
      connectives.opened.length === 0
        ? 'nenhum parágrafo começa retomando o anterior'
        : `só ${count(connectives.opened.length, 'parágrafo começa', 'parágrafos começam')} por um conectivo (${listed(connectives.opened.map(({ phrase }) => quote(phrase)))})`,
    next: () => 'comece cada parágrafo por uma expressão que o ligue ao anterior, como “Além disso” ou “Nesse sentido”',
  },
  linkedSentences: {
    strong: ({ connectives }) => `dentro dos parágrafos, ${connectives.within} frases retomam a anterior por um conectivo`,
    weak: ({ connectives }) =>
      connectives.within === 0
        ? 'dentro dos parágrafos, as frases ficam soltas'
        : `dentro dos parágrafos, só ${count(connectives.within, 'frase retoma', 'frases retomam')} a anterior`,
    next: () => 'ligue as frases dentro do parágrafo, mostrando se a segunda explica, contrasta ou conclui a primeira',
  },
  announced: {
    strong: () => 'a introdução apresenta o tema',
    weak: () => 'a introdução não apresenta o tema com clareza',
    next: ({ theme }) => `apresente o tema inteiro na introdução, com palavras como ${listed(themeWords(theme))}`,
  },
  pursued: {
    strong: () => 'o desenvolvimento retoma as palavras do tema',
    weak: ({ theme }) => `o desenvolvimento retoma poucas palavras do tema${missing(theme)}`,
    next: ({ theme }) => `ligue cada argumento ao tema${missing(theme)}`,
  },
  resumed: {
    strong: () => 'a conclusão retoma o tema',
    weak: () => 'a conclusão não retoma o tema',
    next: ({ theme }) => `retome o tema na conclusão, com palavras como ${listed(themeWords(theme))}`,
  },
  onTheme: {
    strong: () => 'o texto dialoga com as palavras da proposta',
    weak: ({ theme }) =>
      theme.shared < fewShared ? 'o texto dialoga pouco com a proposta' : 'o texto pode dialogar mais de perto com a proposta',
    next: () => 'releia a proposta e responda ao recorte que ela faz, não só ao assunto',
  },
  own: {
    strong: () => 'as palavras são suas, sem cópia da proposta',
    weak: ({ copied }) => `um trecho repete a proposta palavra por palavra (${quote(copied.longest)})`,
    next: () => 'diga com as suas palavras o que veio da proposta',
  },
  informed: {
    strong: ({ repertoire }) => `há repertório (${listed(citedSources(repertoire).slice(0, 3)) || 'dados e citações'})`,
    weak: ({ repertoire }) => {
      const sources = citedSources(repertoire);
      if (sources.length > 0) return `há pouco repertório (${listed(sources.slice(0, 4))})`;
      return repertoire.figures > 0
        ? 'o repertório se limita a números, sem lei, obra nem autor'
        : 'não encontrei repertório: uma lei, um dado, uma obra ou um autor';
    },
    next: () => 'traga um repertório que sirva ao argumento (uma lei, um dado, uma obra) e explique o que ele prova',
  },
  agent: {
    strong: ({ intervention }) => `a proposta diz quem age (${quote(intervention.found.agente ?? '')})`,
    weak: ({ intervention }) =>
      intervention.found.agente
        ? `o papel do agente (${quote(intervention.found.agente)}) pode ficar mais claro`
        : 'não encontrei quem vai agir',
    next: ({ intervention }) =>
      intervention.found.agente
        ? 'diga por que cabe a esse agente agir e com quem ele pode contar'
        : 'diga quem vai agir, com nome: em vez de “o governo”, “o Ministério da Educação”',
  },
  action: {
    strong: ({ intervention }) => `a ação está clara (${quote(intervention.found.acao ?? '')})`,
    weak: ({ intervention }) =>
      intervention.found.acao ? `a ação (${quote(intervention.found.acao)}) pode ser mais concreta` : 'não encontrei a ação proposta',
    next: ({ intervention }) =>
      intervention.found.acao
        ? 'torne a ação mais concreta: diga o que se fará na prática'
        : 'diga a ação concreta que o agente deve realizar',
  },
  means: {
    strong: ({ intervention }) => `a proposta diz como agir (${quote(intervention.found.meio ?? '')})`,
    weak: ({ intervention }) =>
      intervention.found.meio
        ? `o meio (${quote(intervention.found.meio)}) pode ser mais detalhado`
        : 'não encontrei o meio ou modo da ação',
    next: ({ intervention }) =>
      intervention.found.meio
        ? 'diga onde, quando e com que recursos a ação será feita'
        : 'diga como a ação será feita, começando por “por meio de”',
  },
  effect: {
    strong: ({ intervention }) => `o efeito esperado aparece (${quote(intervention.found.efeito ?? '')})`,
    weak: ({ intervention }) =>
      intervention.found.efeito
        ? `o efeito (${quote(intervention.found.efeito)}) pode ser mais preciso`
        : 'não encontrei o efeito esperado da ação',
    next: ({ intervention }) =>
      intervention.found.efeito
        ? 'mostre o que muda na vida das pessoas quando o efeito for alcançado'
        : 'diga o efeito esperado, começando por “a fim de”',
  },
  detail: {
    strong: ({ intervention }) => `há detalhamento (${quote(intervention.found.detalhamento ?? '')})`,
    weak: ({ intervention }) =>
      intervention.found.detalhamento
        ? `o detalhamento (${quote(intervention.found.detalhamento)}) pode ir além`
        : 'não encontrei detalhamento de nenhum elemento',
    next: () => 'detalhe um dos elementos da proposta: explique o que faz o agente, dê um exemplo do meio ou um desdobramento do efeito',
  },
  complete: {
    strong: ({ intervention }) =>
      Object.keys(intervention.found).length === 5
        ? 'a proposta reúne os cinco elementos'
        : `a proposta reúne ${Object.keys(intervention.found).length} dos cinco elementos`,
    weak: ({ intervention }) =>
      `${Object.keys(intervention.found).length === 0 ? 'não encontrei nenhum' : `só encontrei ${Object.keys(intervention.found).length}`} dos cinco elementos da proposta`,
    next: ({ intervention }) => `complete a proposta: ${stepForElements(intervention.found)}`,
  },
};

/** Nine in ten essays on their theme share more of their words with the proposal. */
const fewShared = 0.08;

const elementNames = {
  agente: 'quem age',
  acao: 'o que fazer',
  meio: 'como fazer',
  efeito: 'para que fazer',
  detalhamento: 'um detalhe que explique melhor um dos elementos',
} as const;

function stepForElements(found: Features['intervention']['found']): string {
  const lacking = (Object.keys(elementNames) as (keyof typeof elementNames)[]).filter((element) => !found[element]);
  return lacking.length === 0 ? 'torne cada elemento mais específico' : `diga ${listed(lacking.map((element) => elementNames[element]))}`;
}

/** What this theme alone has, where it has anything; else its title's words. */
function themeWords({ specific, keywords }: Features['theme']): string[] {
  return (specific.length > 0 ? specific : keywords).slice(0, 4).map(quote);
}

function missing(theme: Features['theme']): string {
  const words = missingOf(theme);
  return words.length > 0 ? ` (${words.length === 1 ? 'falta' : 'faltam, por exemplo,'} ${listed(words.slice(0, 3).map(quote))})` : '';
}
