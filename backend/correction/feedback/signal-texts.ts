// Data, not logic: what is said of each signal. It grows by lines, not by branches.
import type { Features } from '../features/measure-features.ts';
import { citedSources } from '../features/repertoire.ts';
import { longSentenceWords } from '../features/structure.ts';
import type { Signal } from '../scorer/signals.ts';
import { count, listed, quote } from './wording.ts';

/** What is said of a signal: when it is strong, when it is weak (both fit after "Nota …:"), and what to do next (an imperative). */
export type SignalText = { strong(features: Features): string; weak(features: Features): string; next(features: Features): string };

/** Sentences for every signal, with the figures and the words of the text at hand. */
export const signalTexts: Record<Signal, SignalText> = {
  length: {
    strong: ({ statistics }) => `o texto tem fôlego (${statistics.words} palavras, cerca de ${statistics.estimatedLines} linhas)`,
    weak: ({ statistics }) => `com ${statistics.words} palavras, ainda sobra espaço na folha para desenvolver as ideias`,
    next: ({ statistics }) =>
      statistics.estimatedLines >= 24
        ? 'use as linhas que restam para aprofundar o argumento mais forte'
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
        ? `${count(statistics.paragraphs, 'parágrafo', 'parágrafos')} não bastam para separar introdução, dois desenvolvimentos e conclusão`
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
    weak: ({ structure }) => `${count(structure.longSentences, 'frase passa', 'frases passam')} de ${longSentenceWords} palavras, e o leitor se perde`,
    next: () => 'quebre as frases mais longas em duas',
  },
  correct: {
    strong: ({ errors }) => (errors.total === 0 ? 'não marquei nenhum desvio' : `marquei só ${count(errors.total, 'desvio', 'desvios')} no texto todo`),
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
    strong: () => 'o texto afirma em vez de perguntar',
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
    weak: ({ vocabulary }) =>
      `o repertório de palavras é restrito, com ${quote(vocabulary.mostUsed.word)} repetida ${count(vocabulary.mostUsed.times, 'vez', 'vezes')}`,
    next: ({ vocabulary }) => `amplie o vocabulário do tema: ${quote(vocabulary.mostUsed.word)} é a palavra que mais se repete`,
  },
  diverseConnectives: {
    strong: ({ connectives }) => `os ${connectives.distinct} conectivos diferentes articulam bem as ideias`,
    weak: ({ connectives }) =>
      connectives.distinct === 0
        ? 'não encontrei conectivos entre as ideias'
        : `${count(connectives.distinct, 'conectivo diferente é pouco', 'conectivos diferentes são poucos')} para articular as ideias`,
    next: () => 'diga a relação entre as frases: causa (“uma vez que”), oposição (“no entanto”), consequência (“por isso”)',
  },
  linkedParagraphs: {
    strong: ({ connectives }) =>
      `os parágrafos se ligam (${connectives.opened
        .map(({ phrase }) => quote(phrase))
        .slice(0, 3)
        .join(', ')})`,
    weak: ({ connectives }) =>
      connectives.opened.length === 0
        ? 'nenhum parágrafo começa retomando o anterior'
        : `só ${count(connectives.opened.length, 'parágrafo começa', 'parágrafos começam')} por um conectivo (${quote(connectives.opened[0]?.phrase ?? '')})`,
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
    strong: ({ theme }) => `a introdução apresenta o tema (${theme.keywords.slice(0, 3).join(', ')})`,
    weak: ({ theme }) => `a introdução não apresenta o tema com clareza (${theme.keywords.slice(0, 3).join(', ')})`,
    next: ({ theme }) => `apresente o tema inteiro na introdução: ${theme.keywords.slice(0, 4).join(', ')}`,
  },
  pursued: {
    strong: () => 'o desenvolvimento retoma as palavras do tema',
    weak: ({ theme }) => `o desenvolvimento retoma poucas palavras do tema${missing(theme.missing)}`,
    next: ({ theme }) => `ligue cada argumento ao tema${missing(theme.missing)}`,
  },
  resumed: {
    strong: () => 'a conclusão retoma o tema',
    weak: () => 'a conclusão não retoma o tema',
    next: ({ theme }) => `retome o tema na conclusão, com palavras como ${theme.keywords.slice(0, 3).map(quote).join(', ')}`,
  },
  onTheme: {
    strong: () => 'o texto dialoga com as palavras da proposta',
    weak: () => 'o texto dialoga pouco com a proposta',
    next: () => 'releia a proposta e responda ao recorte que ela faz, não só ao assunto',
  },
  own: {
    strong: () => 'as palavras são suas, sem cópia da proposta',
    weak: ({ copied }) => `um trecho repete a proposta palavra por palavra (${quote(copied.longest)})`,
    next: ({ copied }) => `reescreva com suas palavras o trecho ${quote(copied.longest)}`,
  },
  informed: {
    strong: ({ repertoire }) => `há repertório (${listed(citedSources(repertoire).slice(0, 3)) || 'dados e citações'})`,
    weak: ({ repertoire }) => {
      const named = listed(citedSources(repertoire).slice(0, 2));
      return named ? `o repertório é pouco (${named})` : 'não encontrei repertório: uma lei, um dado, uma obra ou um autor';
    },
    next: () => 'traga um repertório que sirva ao argumento (uma lei, um dado, uma obra) e explique o que ele prova',
  },
  agent: {
    strong: ({ intervention }) => `a proposta diz quem age (${quote(intervention.found.agente ?? '')})`,
    weak: ({ intervention }) =>
      intervention.found.agente ? `o agente (${quote(intervention.found.agente)}) pode ser mais específico` : 'não encontrei quem vai agir',
    next: ({ intervention }) =>
      intervention.found.agente
        ? `dê nome certo ao agente (${quote(intervention.found.agente)}): diga o órgão, a esfera e o papel`
        : 'diga quem vai agir, com nome: em vez de “o governo”, “o Ministério da Educação”',
  },
  action: {
    strong: ({ intervention }) => `a ação está clara (${quote(intervention.found.acao ?? '')})`,
    weak: ({ intervention }) => (intervention.found.acao ? `a ação (${quote(intervention.found.acao)}) pode ser mais concreta` : 'não encontrei a ação proposta'),
    next: ({ intervention }) =>
      intervention.found.acao
        ? `torne a ação mais concreta: diga o que se faz, na prática, em ${quote(intervention.found.acao)}`
        : 'diga a ação concreta que o agente deve realizar',
  },
  means: {
    strong: ({ intervention }) => `a proposta diz como agir (${quote(intervention.found.meio ?? '')})`,
    weak: ({ intervention }) =>
      intervention.found.meio ? `o meio (${quote(intervention.found.meio)}) pode ser mais detalhado` : 'não encontrei o meio ou modo da ação',
    next: ({ intervention }) =>
      intervention.found.meio
        ? `detalhe o meio (${quote(intervention.found.meio)}): onde, quando e com que recursos`
        : 'diga como a ação será feita, começando por “por meio de”',
  },
  effect: {
    strong: ({ intervention }) => `o efeito esperado aparece (${quote(intervention.found.efeito ?? '')})`,
    weak: ({ intervention }) =>
      intervention.found.efeito ? `o efeito (${quote(intervention.found.efeito)}) pode ser mais preciso` : 'não encontrei o efeito esperado da ação',
    next: ({ intervention }) =>
      intervention.found.efeito
        ? `diga o que muda na vida das pessoas com o efeito esperado (${quote(intervention.found.efeito)})`
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
    next: ({ intervention }) => `complete a proposta: ${lackingElements(intervention.found)}`,
  },
};

const elementNames = {
  agente: 'quem age',
  acao: 'o que fazer',
  meio: 'como fazer',
  efeito: 'para que fazer',
  detalhamento: 'um detalhe que explique melhor um dos elementos',
} as const;

function lackingElements(found: Features['intervention']['found']): string {
  const lacking = (Object.keys(elementNames) as (keyof typeof elementNames)[]).filter((element) => !found[element]);
  return lacking.length === 0 ? 'torne cada elemento mais específico' : `não encontrei ${lacking.map((element) => elementNames[element]).join(', ')}`;
}

function missing(words: string[]): string {
  return words.length > 0 ? ` (faltam, por exemplo, ${words.slice(0, 3).map(quote).join(', ')})` : '';
}
