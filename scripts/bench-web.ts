import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { startProduct } from '../e2e/server.ts';
import { visitList, type Visits } from './bench-web/first-card.ts';
import { prepareStudent } from './bench-web/student.ts';
import { typeInto } from './bench-web/typing.ts';
import { buildWeb } from './build.ts';
import { buildPlainSpa } from './federation/yardsticks.ts';
import { root } from './steps.ts';

/**
 * `npm run bench:web`: the essay list on a poor phone, beside the same pages as one plain program, served by the same
 * server in the same run; and typing into a long essay. Medians; what is over its limit makes it fail.
 */
const limits = { first: 4_000, next: 1_800, ratio: 1.15, typing: 150 };

const { values: asked } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(asked.runs);

process.exitCode = (await bench()) ? 0 : 1;

async function bench(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lauda-bench-web-'));
  const spa = join(root, 'dist/bench-web');
  const closings = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    await buildWeb();
    await buildPlainSpa(spa);
    const ours = await startProduct({ DATA_DIR: dataDir });
    closings.push(ours.stop);
    const plain = await startProduct({ DATA_DIR: dataDir, WEB_DIR: spa, ROLES: 'web' });
    closings.push(plain.stop);
    const browser = await chromium.launch(await findBrowser());
    closings.push(() => browser.close());
    return report(await measure(browser, { ours: ours.url, plain: plain.url }));
  } finally {
    for (const close of closings.toReversed()) await close();
  }
}

type Measured = { ours: Visits[]; plain: Visits[]; typing: number[] };

/** One after the other, so that what else the machine does falls on both alike. */
async function measure(browser: Browser, urls: { ours: string; plain: string }): Promise<Measured> {
  const student = await prepareStudent(urls.ours);
  const measured: Measured = { ours: [], plain: [], typing: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const which of ['ours', 'plain'] as const) measured[which].push(await visitList(browser, urls[which], student.storageState));
    measured.typing.push(await typeInto(browser, urls.ours + student.draftPath, student.storageState));
  }
  if (process.env.SHOW) console.log(measured);
  return measured;
}

function report({ ours, plain, typing }: Measured): boolean {
  const [first, next] = [list('first'), list('next')];
  const inp = median(typing);
  const rows = {
    'first essay card, first visit': row(ms(first.ours), first.ours <= limits.first, ms(limits.first)),
    'the same beside the plain SPA': row(ratio(first), first.ours / first.plain <= limits.ratio, String(limits.ratio), ms(first.plain)),
    'first essay card, next visit': row(ms(next.ours), next.ours <= limits.next, ms(limits.next)),
    'the next beside the plain SPA': row(ratio(next), next.ours / next.plain <= limits.ratio, String(limits.ratio), ms(next.plain)),
    'typing in 1,000 words, INP': row(ms(inp), inp <= limits.typing, ms(limits.typing)),
  };
  console.table(rows);
  console.log(`medians of ${runs}, ${new Date().toISOString()}`);
  return Object.values(rows).every(({ verdict }) => verdict === 'ok');

  function list(visit: keyof Visits) {
    return { ours: median(ours.map((one) => one[visit])), plain: median(plain.map((one) => one[visit])) };
  }
}

function row(measured: string, ok: boolean, limit: string, plainSpa = '') {
  return { measured, limit, 'plain SPA': plainSpa, verdict: ok ? 'ok' : 'over' };
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

function ratio({ ours, plain }: { ours: number; plain: number }): string {
  return (ours / plain).toFixed(2);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}
