import type { Features } from '../features/measure-features.ts';
import type { Aspect } from '../scorer/aspect.ts';
import { cardOf, meanQuality, roundScore, type Card, type Rubric } from './rubric.ts';

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

/** The discount for `errors` in `lines` written lines, on a test worth `max`: negative or 0; null without lines. */
export function cebraspePenalty(errors: number, lines: number, max = maxScore): number | null {
  if (lines <= 0) return null;
  return 0 - roundScore(((max / 5) * errors) / lines);
}

/** The final score NC − k·NE/TL: content limited to the maximum, floor 0; null without lines. */
export function cebraspeTotal(content: number, { errors, lines, max = maxScore }: { errors: number; lines: number; max?: number }): number | null {
  const penalty = cebraspePenalty(errors, lines, max);
  return penalty === null ? null : roundScore(Math.max(0, Math.min(content, max) + penalty));
}

function gradePenalty({ features }: { features: Features }) {
  const { errors, statistics } = features;
  const score = cebraspePenalty(errors.total, statistics.estimatedLines) ?? 0;
  const shown = Math.abs(score).toFixed(2).replace('.', ',');
  const count = `${errors.total} ${errors.total === 1 ? 'erro' : 'erros'} em ${statistics.estimatedLines} ${statistics.estimatedLines === 1 ? 'linha' : 'linhas'}`;
  return { score: score === 0 ? 0 : score, rule: score === 0 ? `sem desconto (${count})` : `−${shown} (${count})` };
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
      return topic && topic.covered < coveredFully
        ? { score, cap: `o tópico “${topic.text}” aparece pouco no texto (${Math.round(100 * topic.covered)} % das palavras dele)` }
        : { score };
    },
  };
}
