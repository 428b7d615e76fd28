import { median } from '../median.ts';

/** Milliseconds from asking for the page to the frame in which the first essay card can be read: with nothing kept, and with what that visit left. */
export type Visits = { first: number; next: number };
/** Each run's figures: our pages, the same as one plain program, and the interaction to next paint of typing. */
export type Measured = { ours: Visits[]; plain: Visits[]; typing: number[] };
export type Row = { measured: string; limit: string; 'plain SPA': string; verdict: 'ok' | 'over' };

/** Milliseconds and times. */
export const limits = { first: 4_000, next: 1_800, timesPlain: 1.15, typing: 150 };

/** The medians beside their limits. */
export function verdict({ ours, plain, typing }: Measured): Record<string, Row> {
  const of = (visits: Visits[], visit: keyof Visits) => median(visits.map((one) => one[visit]));
  const [first, next] = [of(ours, 'first'), of(ours, 'next')];
  const [plainFirst, plainNext] = [of(plain, 'first'), of(plain, 'next')];
  return {
    'first essay card, first visit': row(ms, first, limits.first),
    '… times the plain SPA': { ...row(times, first / plainFirst, limits.timesPlain), 'plain SPA': ms(plainFirst) },
    'first essay card, next visit': row(ms, next, limits.next),
    '… times the plain SPA, next': { ...row(times, next / plainNext, limits.timesPlain), 'plain SPA': ms(plainNext) },
    'typing in 1,000 words, INP': row(ms, median(typing), limits.typing),
  };
}

/**
 * The interaction to next paint, as browsers count it: the longest, one of each fifty left out.
 * @param durations milliseconds of each interaction; without any it is infinite.
 */
export function interactionToNextPaint(durations: number[]): number {
  return durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 50)] ?? Infinity;
}

function row(shown: (value: number) => string, value: number, limit: number): Row {
  return { measured: shown(value), limit: shown(limit), 'plain SPA': '', verdict: value <= limit ? 'ok' : 'over' };
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

function times(value: number): string {
  return `× ${value.toFixed(2)}`;
}
