import { errorCategories, type ErrorCategory } from '@lauda/contracts/vocabulary';
import type { ErrorRates } from '../features/error-rates.ts';
import { categoryNames } from '../feedback/category-names.ts';
import { listed } from '../feedback/wording.ts';
import { cardOf, contentCardOf, roundScore, type Card, type CardGrade, type Rubric } from './rubric.ts';

const wordCategories: ErrorCategory[] = ['ortografia', 'acentuacao', 'vocabulario', 'registro', 'repeticao'];

/** The two language cards: what each is worth, what an error takes from it, which errors, and whose excess it bears. */
const parts = {
  vocabulary: { maxScore: 1, demerit: 0.1, of: 'de palavra', other: 'Construção da frase', categories: wordCategories },
  sentence: {
    maxScore: 1.5,
    demerit: 0.15,
    of: 'de frase',
    other: 'Seleção vocabular',
    categories: errorCategories.filter((category) => !wordCategories.includes(category)),
  },
} as const;
type Part = keyof typeof parts;

/** FGV: model of TRT-12 2017 at half its scale of 20; the second part starts full and loses points by error. */
export const fgv: Rubric = {
  name: 'FGV',
  maxScore: 10,
  lines: { zeroBelow: 20, warnUpTo: 22, max: 30 },
  cards: [
    contentCardOf('Abordagem do tema', 2, 'theme'),
    contentCardOf('Argumentos', 2, 'argument'),
    cardOf('Progressão textual', 3.5, 'cohesion', 'structure', 'argument'),
    demeritCard('Seleção vocabular', 'vocabulary'),
    demeritCard('Construção da frase', 'sentence'),
  ],
};

function countOf(part: Part, { byCategory }: ErrorRates): number {
  return parts[part].categories.reduce((sum, category) => sum + (byCategory[category] ?? 0), 0);
}

/**
 * The scores of the two language cards. The notice's floor is that of their sum, `max(0; 2,5 − 0,10·vocabulary − 0,15·sentence)`:
 * what one card cannot lose any more is taken from the other.
 */
export function fgvLanguage(errors: ErrorRates): Record<Part, number> {
  const left = (part: Part) => parts[part].maxScore - parts[part].demerit * countOf(part, errors);
  const [vocabulary, sentence] = [left('vocabulary'), left('sentence')];
  return {
    vocabulary: roundScore(Math.max(0, vocabulary + Math.min(0, sentence))),
    sentence: roundScore(Math.max(0, sentence + Math.min(0, vocabulary))),
  };
}

function demeritCard(name: string, part: Part): Card {
  const { maxScore, categories } = parts[part];
  return { name, maxScore, kind: 'score', aspect: 'norm', categories, grade: ({ features }) => gradeLanguage(features.errors, part) };
}

function gradeLanguage(errors: ErrorRates, part: Part): CardGrade {
  const { maxScore, demerit, of, other, categories } = parts[part];
  const score = fgvLanguage(errors)[part];
  const kinds = categories
    .filter((category) => errors.byCategory[category])
    .map((category) => `${errors.byCategory[category]} de ${categoryNames[category].toLowerCase()}`);
  const total = countOf(part, errors);
  const found = total === 0 ? 'não encontrei nenhum' : `encontrei ${kinds.length > 1 ? `${total}: ` : ''}${listed(kinds)}`;
  const carried = score < roundScore(Math.max(0, maxScore - demerit * total)) ? `; o desconto que não coube em “${other}” sai daqui` : '';
  return { score, rule: `a banca desconta ${demerit.toFixed(2).replace('.', ',')} ponto por erro ${of}, e ${found}${carried}` };
}
