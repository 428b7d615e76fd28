import type { Aspect } from './aspect.ts';
import type { Signal } from './signals.ts';

/** Points of 200 that each signal can add to an aspect, over a base that any argumentative text has. */
export type AspectWeights = { base: number; weights: Partial<Record<Signal, number>> };

/**
 * Set by hand around a non-negative fit on graded ENEM essays of 2020–24, and rounded. Where that fit saw too few
 * cases (texts with many errors, very short ones) the caps of the rubrics speak.
 */
export const aspectWeights: Record<Aspect, AspectWeights> = {
  norm: {
    base: 57,
    weights: {
      correct: 28,
      unfolded: 16,
      precise: 12,
      developed: 10,
      assertive: 8,
      formal: 8,
      varied: 6,
      linkedParagraphs: 6,
      linkedSentences: 6,
      length: 6,
      impersonal: 2,
      steadySentences: 4,
    },
  },
  theme: {
    base: 0,
    weights: {
      paragraphing: 27,
      diverseConnectives: 20,
      assertive: 16,
      developed: 16,
      length: 15,
      precise: 13,
      informed: 12,
      unfolded: 10,
      rich: 9,
      onTheme: 9,
      impersonal: 6,
      formal: 6,
      fullLength: 5,
      pursued: 4,
      resumed: 4,
      announced: 4,
      own: 3,
    },
  },
  argument: {
    base: 0,
    weights: {
      paragraphing: 23,
      length: 17,
      assertive: 16,
      precise: 13,
      diverseConnectives: 12,
      developed: 11,
      rich: 11,
      onTheme: 9,
      fullLength: 7,
      unfolded: 6,
      linkedSentences: 6,
      linkedParagraphs: 5,
      own: 4,
      informed: 5,
      resumed: 4,
      pursued: 3,
      formal: 3,
    },
  },
  cohesion: {
    base: 50,
    weights: {
      linkedParagraphs: 34,
      paragraphing: 27,
      diverseConnectives: 18,
      developed: 17,
      precise: 17,
      unfolded: 14,
      linkedSentences: 12,
      formal: 10,
      fullLength: 6,
      varied: 4,
    },
  },
  proposal: {
    base: 0,
    weights: {
      diverseConnectives: 24,
      complete: 28,
      means: 23,
      action: 18,
      precise: 16,
      paragraphing: 16,
      linkedSentences: 15,
      agent: 15,
      developed: 14,
      rich: 13,
      effect: 13,
      detail: 6,
      resumed: 4,
    },
  },
  structure: { base: 0, weights: { paragraphing: 90, developed: 40, length: 40, unfolded: 30 } },
};
