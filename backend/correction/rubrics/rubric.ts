import type { ErrorCategory } from '@lauda/contracts/vocabulary';
import type { Features } from '../features/measure-features.ts';
import type { Aspect } from '../scorer/aspect.ts';
import type { AspectScores } from '../scorer/score-aspects.ts';
import { isTangential, tangentialRemark, tangentialShare } from './tangential.ts';

/** What a card is graded from. */
export type Grounds = { features: Features; aspects: AspectScores; theme: { title: string; content: string } };

/** A card's score; `cap` tells what held it down, `rule` how it was counted, where the measures did not decide alone. */
export type CardGrade = { score: number; cap?: string; rule?: string };

/** One of the five cards of an exam. */
export type Card = {
  name: string;
  maxScore: number;
  kind: 'score' | 'penalty';
  /** The aspect that the reasons and the evidence speak of. */
  aspect: Aspect;
  /** The kinds of error that this card counts, where not all. */
  categories?: readonly ErrorCategory[];
  grade(grounds: Grounds): CardGrade;
};

/** An exam's way of marking, as data. */
export type Rubric = {
  name: string;
  maxScore: number;
  /** Handwritten lines: fewer than `zeroBelow` make the text void; up to `warnUpTo` it is in danger; past `max` nothing is read. */
  lines: { zeroBelow: number; warnUpTo: number; max: number };
  cards: [Card, Card, Card, Card, Card];
};

/** A card whose score is the quality of an aspect, or the mean of several, on the card's scale. */
export function cardOf(name: string, maxScore: number, ...from: [Aspect, ...Aspect[]]): Card {
  return {
    name,
    maxScore,
    kind: 'score',
    aspect: from[0],
    grade: ({ aspects }) => ({ score: roundScore(maxScore * meanQuality(aspects, from)) }),
  };
}

/** A card of content: as `cardOf`, and of a text that does not deal with the theme only a share, with the reason. */
export function contentCardOf(name: string, maxScore: number, ...from: [Aspect, ...Aspect[]]): Card {
  const card = cardOf(name, maxScore, ...from);
  return { ...card, grade: (grounds) => holdToTheme(card.grade(grounds), grounds.features, tangentialShare * maxScore) };
}

/** Holds the grade of a text off its theme to `max`. */
export function holdToTheme(grade: CardGrade, features: Features, max: number): CardGrade {
  return isTangential(features) ? { score: roundScore(Math.min(grade.score, max)), cap: tangentialRemark(features) } : grade;
}

/** Mean quality of aspects, 0 to 1. */
export function meanQuality(aspects: AspectScores, from: Aspect[]): number {
  return from.reduce((sum, aspect) => sum + aspects[aspect].quality, 0) / from.length;
}

/** Two decimals, as boards publish. */
export function roundScore(score: number): number {
  return Math.round((score + Number.EPSILON) * 100) / 100;
}
