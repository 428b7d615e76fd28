import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { example } from './example.ts';

const root = join(import.meta.dirname, '../../../../..');

test('the example of the first page is what the engine says of that essay today: every mark, every score, every reason', () => {
  const report = correctionOf(example.paragraphs.join('\n\n'), example.theme);
  expect(report).toContain(`NOTA ${example.total} de ${example.totalMax}\n`);
  expect(report).toContain(`DESVIOS MARCADOS: ${example.marks.length}\n`);
  for (const { excerpt, better, name, message } of example.marks)
    expect(report).toContain(`“${excerpt}” → “${better}” (${name}) ${message}\n`);
  for (const { name, score, reason } of example.scores) expect(report).toContain(`${name}: ${score}/${example.scoreMax}\n  ${reason}\n`);
  expect(report).toContain(`Corrigido pelo ${example.engine}\n`);
});

test('each mark stands once in the text, so that it is drawn where it is', () => {
  for (const { excerpt } of example.marks) expect(example.paragraphs.join('\n').split(excerpt)).toHaveLength(2);
});

test('the bands are those of the results: green from 80 %, yellow from 60 %', () => {
  const bandOf = (ratio: number) => (ratio >= 0.8 ? 'green' : ratio >= 0.6 ? 'yellow' : 'another');
  expect(example.scores.map(({ band }) => band)).toEqual(example.scores.map(({ score }) => bandOf(score / example.scoreMax)));
  expect(example.totalBand).toBe(bandOf(example.total / example.totalMax));
});

/** The report of `npm run corrigir`. */
function correctionOf(text: string, theme: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lauda-example-'));
  try {
    writeFileSync(join(folder, 'essay.txt'), text);
    const { stdout } = spawnSync(process.execPath, ['scripts/corrigir.ts', join(folder, 'essay.txt'), '--tema', theme], {
      cwd: root,
      encoding: 'utf8',
      timeout: 20_000,
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
