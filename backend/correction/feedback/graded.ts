import type { Competency, MarkedError, ZeroReason } from '@lauda/contracts/types';
import type { Features } from '../features/measure-features.ts';
import type { Rubric } from '../rubrics/rubric.ts';
import type { AspectScores } from '../scorer/score-aspects.ts';
import type { Signal } from '../scorer/signals.ts';

/** All that the texts are written from. */
export type Graded = {
  rubric: Rubric;
  competencies: Competency[];
  totalScore: number;
  zeroReason: ZeroReason | null;
  features: Features;
  aspects: AspectScores;
  errors: MarkedError[];
  /** Signals that the cards' reasons tell already. */
  told: ReadonlySet<Signal>;
};
