import type { Features } from '../features/measure-features.ts';
import type { Aspect } from '../scorer/aspect.ts';
import { percent } from '../feedback/wording.ts';
import { cardOf, holdToTheme, meanQuality, roundScore, type Card, type Rubric } from './rubric.ts';
import { isTangential } from './tangential.ts';

const maxScore = 10;

const topicMax = 3;
const concepts = 3;

/** CEBRASPE: content (NC) in concepts, less k·NE/TL for errors of language; k is a fifth of the maximum in nearly every notice. */
export const cebraspe: Rubric = {
  name: 'CEBRASPE',
  maxScore,
  lines: { zeroBelow: 0, warnUpTo: 14, max: 30 },
  cards: [
    cardOf('Apresentação e estrutura textual', 1, 'structure'),
    topicCard(1, 'theme'),
    topicCard(2, 'argument'),
    topicCard(3, 'argument', 'cohesion'),
    { name: 'Norma culta (desconto)', maxScore: 0, kind: 'penalty', aspect: 'norm', grade: gradePenalty },
  ],
};

/** The discount k·NE/TL for `errors` in `lines` written lines, on a test worth `max`: negative or 0. Without lines there is none: that text is void. */
export function cebraspePenalty(errors: number, lines: number, max = maxScore): number {
  return lines > 0 && errors > 0 ? 0 - roundScore(((max / 5) * errors) / lines) : 0;
}

function gradePenalty({ features }: { features: Features }) {
  const { errors, statistics } = features;
  const score = cebraspePenalty(errors.total, statistics.estimatedLines);
  const shown = Math.abs(score).toFixed(2).replace('.', ',');
  const count = `${errors.total} ${errors.total === 1 ? 'erro' : 'erros'} em ${statistics.estimatedLines} ${statistics.estimatedLines === 1 ? 'linha' : 'linhas'}`;
  return { score, rule: score === 0 ? `sem desconto (${count})` : `−${shown} (${count})` };
}

/** Share of a topic's words in the text from which it counts as fully dealt with. */
const coveredFully = 0.6;

/** A topic is given a concept from 0 (not dealt with) to 3 (fully), worth a point each; where the command lists topics, its own words count too. */
function topicCard(at: number, ...from: [Aspect, ...Aspect[]]): Card {
  return {
    name: `Tópico ${at}`,
    maxScore: topicMax,
    kind: 'score',
    aspect: from[0],
    grade: ({ aspects, features }) => {
      const topic = features.theme.topics[at - 1];
      const quality = meanQuality(aspects, from) * (topic ? Math.min(1, topic.covered / coveredFully) : 1);
      const score = (topicMax * Math.round(concepts * quality)) / concepts;
      if (isTangential(features)) return holdToTheme({ score }, features, topicMax / concepts);
      return topic && topic.covered < coveredFully
        ? { score, cap: `o tópico “${topic.text}” aparece pouco no texto (${percent(topic.covered)} das palavras dele)` }
        : { score };
    },
  };
}
