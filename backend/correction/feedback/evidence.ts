import type { MarkedError } from '@lauda/contracts/types';
import { adviceRules, measureErrors } from '../features/error-rates.ts';
import type { Features } from '../features/measure-features.ts';
import { isTelling } from '../features/copied-text.ts';
import { interventionElements } from '../features/intervention.ts';
import { citedSources } from '../features/repertoire.ts';
import { longSentenceWords } from '../features/structure.ts';
import { missingOf } from '../features/theme-coverage.ts';
import type { Aspect } from '../scorer/aspect.ts';
import { categoryNames } from './category-names.ts';
import { count, listed, number, percent, quote } from './wording.ts';

/** What was measured or quoted for an aspect, each line complete in itself. */
export function gatherEvidence(aspect: Aspect, features: Features, errors: MarkedError[]): string[] {
  return evidenceOf[aspect](
    features,
    errors.filter(({ rule }) => !adviceRules.has(rule)),
  );
}

const quotedMax = 4;
const elementLabels = { agente: 'Agente', acao: 'Ação', meio: 'Meio ou modo', efeito: 'Efeito', detalhamento: 'Detalhamento' } as const;

const evidenceOf: Record<Aspect, (features: Features, errors: MarkedError[]) => string[]> = {
  norm: ({ statistics, structure }, errors) => {
    const rates = measureErrors(errors, statistics.words);
    return [
      `${count(rates.total, 'desvio marcado', 'desvios marcados')} (${number(rates.per100Words)} a cada 100 palavras)`,
      ...Object.entries(rates.byCategory).map(
        ([category, amount]) => `${categoryNames[category as keyof typeof categoryNames]}: ${amount}`,
      ),
      ...errors
        .slice(0, quotedMax)
        .map(({ excerpt, suggestions }) => (suggestions[0] ? `${quote(excerpt)} → ${quote(suggestions[0])}` : quote(excerpt))),
      ...(structure.longSentences > 0
        ? [`${count(structure.longSentences, 'frase', 'frases')} com mais de ${longSentenceWords} palavras`]
        : []),
    ];
  },
  theme: ({ theme, repertoire, copied }) => [
    ...(theme.keywords.length > 0
      ? [
          `Palavras do tema no texto: ${percent(theme.whole)} (introdução ${percent(theme.introduction)}, desenvolvimento ${percent(theme.body)}, conclusão ${percent(theme.conclusion)})`,
        ]
      : ['Sem tema informado, a adequação não foi medida']),
    ...(missingOf(theme).length > 0 ? [`Não encontrei: ${listed(missingOf(theme).slice(0, quotedMax).map(quote))}`] : []),
    citedSources(repertoire).length > 0
      ? `Repertório citado: ${listed(citedSources(repertoire).slice(0, quotedMax + 2))}`
      : 'Nenhum nome, lei ou obra citados',
    ...(repertoire.figures > 0 ? [count(repertoire.figures, 'data ou porcentagem', 'datas ou porcentagens')] : []),
    ...(isTelling(copied) ? [`Trecho igual ao da proposta: ${quote(copied.longest)}`] : []),
  ],
  argument: ({ statistics, structure, vocabulary }) => [
    `${count(statistics.paragraphs, 'parágrafo', 'parágrafos')}: o menor com ${count(structure.shortestParagraph, 'palavra', 'palavras')}, o maior com ${structure.longestParagraph}`,
    `${count(statistics.words, 'palavra', 'palavras')} em ${count(statistics.sentences, 'frase', 'frases')}, cerca de ${count(statistics.estimatedLines, 'linha', 'linhas')}`,
    ...(vocabulary.mostUsed.times > 3
      ? [`Palavra mais repetida: ${quote(vocabulary.mostUsed.word)}, ${vocabulary.mostUsed.times} vezes`]
      : []),
    ...(structure.questions > 0 ? [`${count(structure.questions, 'pergunta', 'perguntas')} ao leitor`] : []),
  ],
  cohesion: ({ connectives, statistics }) => [
    `${count(connectives.distinct, 'conectivo diferente', 'conectivos diferentes')}, de ${count(connectives.kinds, 'relação', 'relações')} de sentido`,
    connectives.opened.length > 0
      ? `Parágrafos abertos por conectivo: ${listed(connectives.opened.slice(0, quotedMax).map(({ phrase }) => quote(phrase)))}`
      : 'Nenhum parágrafo aberto por conectivo',
    ...(statistics.sentences > statistics.paragraphs
      ? [`Frases que retomam a anterior por conectivo: ${connectives.within} de ${statistics.sentences - statistics.paragraphs}`]
      : []),
  ],
  proposal: ({ intervention }) =>
    interventionElements.map(
      (element) =>
        `${elementLabels[element]}: ${intervention.found[element] ? quote(intervention.found[element]) : 'não encontrei na conclusão'}`,
    ),
  structure: ({ statistics, structure }) => [
    `${count(statistics.paragraphs, 'parágrafo', 'parágrafos')} em cerca de ${count(statistics.estimatedLines, 'linha manuscrita', 'linhas manuscritas')} (estimativa)`,
    `Parágrafo mais curto: ${count(structure.shortestParagraph, 'palavra', 'palavras')}`,
  ],
};
