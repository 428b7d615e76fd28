import type { Features } from '../features/measure-features.ts';

/**
 * What is judged good in a text, each from 0 (absent) to 1 (as much as is worth having): more of it never lowers a score.
 * The limits of the ramps are those between which graded ENEM essays of 2020–24 differ.
 */
export const signals = {
  length: ({ statistics }) => ramp(statistics.words, 60, 330),
  fullLength: ({ statistics }) => ramp(statistics.words, 60, 200),
  paragraphing: ({ statistics }) => paragraphing[statistics.paragraphs] ?? 0.6,
  developed: ({ structure }) => ramp(structure.shortestParagraph, 10, 55),
  unfolded: ({ structure, statistics }) => 1 - structure.singleSentenceParagraphs / Math.max(2, statistics.paragraphs),
  steadySentences: ({ structure, statistics }) => 1 - ramp(structure.longSentences / Math.max(1, statistics.sentences), 0, 0.4),
  correct: ({ errors }) => 1 - ramp(errors.per100Words, 0, 5),
  formal: ({ structure, statistics }) => 1 - ramp((100 * structure.informal) / Math.max(1, statistics.words), 0.3, 4),
  impersonal: ({ structure }) => 1 - ramp(structure.firstPerson, 0, 4),
  assertive: ({ structure }) => 1 - ramp(structure.questions, 0, 3),
  precise: ({ vocabulary }) => ramp(vocabulary.wordChars, 4.4, 5.7),
  varied: ({ vocabulary }) => ramp(vocabulary.variety, 0.65, 0.92),
  rich: ({ vocabulary }) => ramp(vocabulary.onlyOnce, 20, 120),
  diverseConnectives: ({ connectives }) => ramp(connectives.distinct, 3, 22),
  linkedParagraphs: ({ connectives, statistics }) => ramp(connectives.opened.length / Math.max(3, statistics.paragraphs - 1), 0, 1),
  linkedSentences: ({ connectives }) => ramp(connectives.within, 0, 8),
  announced: ({ theme }) => neutral(theme.keywords, ramp(theme.introduction, 0.1, 0.8)),
  pursued: ({ theme }) => neutral(theme.keywords, ramp(theme.body, 0.1, 0.9)),
  resumed: ({ theme }) => neutral(theme.keywords, ramp(theme.conclusion, 0, 0.7)),
  onTheme: ({ theme }) => neutral(theme.keywords, theme.size < smallTheme ? ramp(theme.whole, 0.1, 0.8) : ramp(theme.shared, 0.03, 0.35)),
  own: ({ copied }) => 1 - ramp(copied.share, 0.03, 0.3),
  informed: ({ repertoire }) =>
    ramp(
      repertoire.names.length + repertoire.references.length + repertoire.introduced + repertoire.quotes + Math.min(2, repertoire.figures),
      0,
      9,
    ),
  agent: ({ intervention }) => ramp(intervention.cues.agente, 0, 3),
  action: ({ intervention }) => ramp(intervention.cues.acao, 0, 3),
  means: ({ intervention }) => ramp(intervention.cues.meio, 0, 2),
  effect: ({ intervention }) => ramp(intervention.cues.efeito, 0, 2),
  detail: ({ intervention }) => ramp(intervention.cues.detalhamento, 0, 3),
  complete: ({ intervention }) => Object.keys(intervention.found).length / 5,
} satisfies Record<string, (features: Features) => number>;

export type Signal = keyof typeof signals;

/** Paragraphs of a full argumentative text: introduction, two or three of development, conclusion. */
const paragraphing: Record<number, number> = { 0: 0, 1: 0, 2: 0.25, 3: 0.6, 4: 1, 5: 1 };

/** With fewer words than this in the whole theme, only its title can be looked for. */
const smallTheme = 40;

/** 0 at `low` and below, 1 at `high` and above, straight between. */
function ramp(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

/** Without a theme nothing can be said of its coverage: half is given. */
function neutral(keywords: string[], value: number): number {
  return keywords.length === 0 ? 0.5 : value;
}
