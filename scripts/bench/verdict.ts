import { median } from '../median.ts';
import type { Figures } from './load.ts';

/**
 * What is measured, in the order of a round. `express` keeps a session's end at every request, as connect-pg-simple
 * comes; `untouched` is the same without that, for comparison.
 */
export const contenders = ['lauda', 'express', 'untouched', 'node'] as const;
export type Contender = (typeof contenders)[number];
export type Measured = { contender: Contender; connections: number; figures: Figures };

/** The product's requests per second are at least so many times the other's, at every number of connections. */
const least: Partial<Record<Contender, number>> = { express: 1.2, node: 0.7 };

/** Prints the medians and the product beside each. @returns whether nothing is under its limit and nothing failed. */
export function verdict(measured: Measured[]): boolean {
  const rows = [...new Set(measured.map(({ connections }) => connections))].flatMap((connections) =>
    contenders.map((contender) => row(measured, contender, connections)),
  );
  console.table(rows.map(({ ratio, ...figures }) => ({ ...figures, 'lauda ÷': ratio.toFixed(2) })));
  const failed = measured.reduce((sum, { figures }) => sum + figures.failed, 0);
  const complaints = rows
    .filter(({ contender, ratio }) => ratio < (least[contender] ?? 0))
    .map(
      ({ connections, contender, ratio }) =>
        `${connections} connections: ${ratio.toFixed(3)} × ${contender}, less than ${least[contender]}`,
    );
  if (failed) complaints.push(`${failed} requests failed`);
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0;
}

function row(measured: Measured[], contender: Contender, connections: number) {
  const figuresOf = (who: Contender) =>
    measured.filter((one) => one.connections === connections && one.contender === who).map(({ figures }) => figures);
  const [own, lauda] = [figuresOf(contender), figuresOf('lauda')];
  const of = (name: keyof Figures) => median(own.map((figures) => figures[name]));
  return {
    connections,
    contender,
    'req/s': Math.round(of('perSecond')),
    'p50 ms': of('p50').toFixed(2),
    'p99 ms': of('p99').toFixed(2),
    // Of the same round: what else the machine did then slowed both.
    ratio: median(lauda.map(({ perSecond }, round) => perSecond / own[round]!.perSecond)),
  };
}
