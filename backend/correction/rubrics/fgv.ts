import type { ErrorCategory } from '@lauda/contracts/vocabulary';
import type { ErrorRates } from '../features/error-rates.ts';
import { cardOf, roundScore, type Card, type Rubric } from './rubric.ts';

const vocabularyMax = 1;
const sentenceMax = 1.5;
const vocabularyDemerit = 0.1;
const sentenceDemerit = 0.15;

/** FGV: model of TRT-12 2017 at half its scale of 20; the second part starts full and loses points by error. */
export const fgv: Rubric = {
  name: 'FGV',
  maxScore: 10,
  lines: { zeroBelow: 20, warnUpTo: 22, max: 30 },
  cards: [
    cardOf('Abordagem do tema', 2, 'theme'),
    cardOf('Argumentos', 2, 'argument'),
    cardOf('Progressão textual', 3.5, 'cohesion', 'structure', 'argument'),
    demeritCard('Seleção vocabular', 'vocabulary'),
    demeritCard('Construção da frase', 'sentence'),
  ],
};

const vocabularyCategories: ErrorCategory[] = ['ortografia', 'acentuacao', 'vocabulario', 'registro', 'repeticao'];

/**
 * The two language cards. The notice's floor is that of their sum, `max(0; 2,5 − 0,10·vocabulary − 0,15·sentence)`:
 * what one card cannot lose any more is taken from the other.
 */
export function fgvLanguage(errors: ErrorRates): { vocabulary: number; sentence: number; vocabularyErrors: number; sentenceErrors: number } {
  const vocabularyErrors = vocabularyCategories.reduce((sum, category) => sum + (errors.byCategory[category] ?? 0), 0);
  const sentenceErrors = errors.total - vocabularyErrors;
  const vocabulary = vocabularyMax - vocabularyDemerit * vocabularyErrors;
  const sentence = sentenceMax - sentenceDemerit * sentenceErrors;
  return {
    vocabulary: roundScore(Math.max(0, vocabulary + Math.min(0, sentence))),
    sentence: roundScore(Math.max(0, sentence + Math.min(0, vocabulary))),
    vocabularyErrors,
    sentenceErrors,
  };
}

function demeritCard(name: string, part: 'vocabulary' | 'sentence'): Card {
  return {
    name,
    maxScore: part === 'vocabulary' ? vocabularyMax : sentenceMax,
    kind: 'score',
    aspect: 'norm',
    grade: ({ features }) => {
      const language = fgvLanguage(features.errors);
      const count = part === 'vocabulary' ? language.vocabularyErrors : language.sentenceErrors;
      const demerit = part === 'vocabulary' ? '0,10' : '0,15';
      return {
        score: language[part],
        rule: `a banca desconta ${demerit} ponto por erro, e ${count === 0 ? 'não encontrei nenhum' : `encontrei ${count}`} ${part === 'vocabulary' ? 'de seleção vocabular' : 'de construção da frase'}`,
      };
    },
  };
}
