import { cardOf, contentCardOf, type Rubric } from './rubric.ts';

/** CESGRANRIO: the five criteria of the notice of Banco do Brasil 2021; the board publishes no weights, so 20 each. */
export const cesgranrio: Rubric = {
  name: 'CESGRANRIO',
  maxScore: 100,
  lines: { zeroBelow: 0, warnUpTo: 14, max: 30 },
  cards: [
    contentCardOf('Adequação ao tema', 20, 'theme'),
    cardOf('Tipo textual', 20, 'structure', 'argument'),
    cardOf('Coesão', 20, 'cohesion'),
    contentCardOf('Argumentação', 20, 'argument'),
    cardOf('Norma-padrão', 20, 'norm'),
  ],
};
