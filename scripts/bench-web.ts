import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { startProduct } from '../e2e/server.ts';
import { visitList } from './bench-web/first-card.ts';
import { prepareStudent } from './bench-web/student.ts';
import { typeInto } from './bench-web/typing.ts';
import { type Measured, verdict } from './bench-web/verdict.ts';
import { buildWeb } from './build.ts';
import { buildPlainSpa } from './federation/yardsticks.ts';
import { root } from './steps.ts';

/**
 * `npm run bench:web`: the essay list on a poor phone, beside the same pages as one plain program, served by the same
 * product in the same run; and typing into a long essay. `--runs 5`, `--all` to see each run's figures.
 */
const { values: asked } = parseArgs({ options: { runs: { type: 'string', default: '5' }, all: { type: 'boolean' } } });
const plainSpa = join(root, 'dist/bench-web');

process.exitCode = (await bench()) ? 0 : 1;

async function bench(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lauda-bench-web-'));
  const closings = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    await buildWeb();
    await buildPlainSpa(plainSpa);
    const ours = await startProduct({ DATA_DIR: dataDir });
    closings.push(ours.stop);
    const plain = await startProduct({ DATA_DIR: dataDir, WEB_DIR: plainSpa, ROLES: 'web' });
    closings.push(plain.stop);
    const browser = await chromium.launch(await findBrowser());
    closings.push(() => browser.close());
    return report(await measure(browser, { ours: ours.url, plain: plain.url }));
  } finally {
    for (const close of closings.toReversed()) await close();
  }
}

/** In turns, so that what else the machine does falls on both alike. */
async function measure(browser: Browser, urls: { ours: string; plain: string }): Promise<Measured> {
  const { storageState, draftPath } = await prepareStudent(urls.ours);
  const measured: Measured = { ours: [], plain: [], typing: [] };
  for (let run = 0; run < Number(asked.runs); run += 1) {
    for (const which of ['ours', 'plain'] as const) measured[which].push(await visitList(browser, urls[which], storageState));
    measured.typing.push(await typeInto(browser, urls.ours + draftPath, storageState));
  }
  return measured;
}

function report(measured: Measured): boolean {
  if (asked.all) console.log(measured);
  const rows = verdict(measured);
  console.table(rows);
  // A machine that does much else at the same time gives figures of its own.
  const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;
  console.log(`medians of ${asked.runs} runs, ${load}, ${new Date().toISOString()}`);
  return Object.values(rows).every((row) => row.verdict === 'ok');
}
