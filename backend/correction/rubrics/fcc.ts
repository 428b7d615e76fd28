import { cardOf, contentCardOf, type Rubric } from './rubric.ts';

/** FCC: content 40 %, structure 30 %, expression 30 % (notice of TRT-21), over five cards of a maximum of 10. */
export const fcc: Rubric = {
  name: 'FCC',
  maxScore: 10,
  lines: { zeroBelow: 0, warnUpTo: 19, max: 30 },
  cards: [
    contentCardOf('Perspectiva e recorte do tema', 2, 'theme'),
    contentCardOf('Análise e consistência', 2, 'argument'),
    cardOf('Gênero e progressão', 1.5, 'structure', 'argument'),
    cardOf('Coesão', 1.5, 'cohesion'),
    cardOf('Expressão', 3, 'norm'),
  ],
};
