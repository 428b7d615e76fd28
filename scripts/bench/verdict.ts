import type { Figures } from './load.ts';

/** What is measured, in the order of a round. */
export const contenders = ['lauda', 'express', 'node'] as const;
export type Contender = (typeof contenders)[number];
export type Measured = { contender: Contender; connections: number; figures: Figures };

/** Least share of the others' requests per second, in the median of the rounds, at every number of connections. */
const least = { express: 1.2, node: 0.7 };

/** Prints the medians and what they are beside the others'. @returns whether nothing is under its limit and nothing failed. */
export function verdict(measured: Measured[]): boolean {
  const rows = [...new Set(measured.map(({ connections }) => connections))].map((connections) => {
    const of = (contender: Contender) => measured.filter((one) => one.connections === connections && one.contender === contender);
    // Of the same round: what else the machine did then slowed both.
    const ratio = (other: Contender) =>
      median(of('lauda').map(({ figures }, round) => figures.perSecond / of(other)[round]!.figures.perSecond));
    return {
      connections,
      figures: contenders.map((contender) => summary(of(contender))),
      beside: { express: ratio('express'), node: ratio('node') },
    };
  });
  console.table(
    rows.flatMap(({ connections, figures, beside }) =>
      contenders.map((contender, index) => ({
        connections,
        contender,
        ...figures[index],
        'lauda ÷': contender === 'lauda' ? '' : beside[contender].toFixed(2),
      })),
    ),
  );
  const failed = measured.reduce((sum, { figures }) => sum + figures.failed, 0);
  const complaints = rows.flatMap(({ connections, beside }) =>
    (['express', 'node'] as const)
      .filter((other) => beside[other] < least[other])
      .map((other) => `${connections} connections: ${beside[other].toFixed(3)} × ${other}, less than ${least[other]}`),
  );
  if (failed) complaints.push(`${failed} requests failed`);
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0;
}

function summary(measured: Measured[]) {
  const of = (name: keyof Figures) => median(measured.map(({ figures }) => figures[name]));
  return { 'req/s': Math.round(of('perSecond')), 'p50 ms': of('p50').toFixed(2), 'p99 ms': of('p99').toFixed(2) };
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
