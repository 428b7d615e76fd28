import { wordsMin } from '@lauda/contracts/vocabulary';
import type { Features } from '../features/measure-features.ts';
import { aspects, type Aspect } from './aspect.ts';
import { signals, type Signal } from './signals.ts';
import { aspectWeights } from './weights.ts';

/** What one signal gave to an aspect and what it left out, in shares of the whole. */
export type Contribution = { signal: Signal; value: number; gained: number; lost: number };

/** An aspect's quality from 0 to 1, with what made it. */
export type AspectScore = { quality: number; contributions: Contribution[] };
export type AspectScores = Record<Aspect, AspectScore>;

/** Full marks of an aspect before it becomes a share. */
const whole = 200;

/** Judges each aspect from what was measured: a base and what each signal adds to it. A mere scrap of text has its share of that. */
export function scoreAspects(features: Features): AspectScores {
  const score = (aspect: Aspect): AspectScore => {
    const { base, weights } = aspectWeights[aspect];
    const contributions = (Object.entries(weights) as [Signal, number][]).map(([signal, weight]) => {
      const value = signals[signal](features);
      return { signal, value, gained: (weight * value) / whole, lost: (weight * (1 - value)) / whole };
    });
    const quality = contributions.reduce((sum, { gained }) => sum + gained, base / whole);
    const reach = Object.values(weights).reduce((sum, weight) => sum + weight / whole, base / whole);
    return { quality: stretch(quality, reach) * Math.min(1, features.statistics.words / wordsMin), contributions };
  };
  return Object.fromEntries(aspects.map((aspect) => [aspect, score(aspect)])) as AspectScores;
}

/** From this share of what the signals can reach, an aspect is stretched so that a text strong in all of them gets full marks. */
const stretchFrom = 0.9;

function stretch(quality: number, reach: number): number {
  const from = stretchFrom * reach;
  return quality <= from ? quality : Math.min(1, from + ((quality - from) * (1 - from)) / (reach - from));
}
