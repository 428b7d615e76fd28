import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examBoards, type ExamBoard } from '@lauda/contracts/vocabulary';
import { engineVersion, loadEngine } from './index.ts';
import { fixedPhraseTable } from './language/fixed-phrase-table.ts';
import { rules } from './language/rules.ts';
import { otherTheme, sampleEssays, theme } from './sample-essays.ts';
import { aspectWeights } from './scorer/weights.ts';

/** Fingerprint of what decides a correction: the rules' names, phrases and weights, and what becomes of the sample essays in every exam, on their theme and off it. */
async function fingerprint(): Promise<string> {
  const { correct } = await loadEngine();
  const correctedIn = (examBoard: ExamBoard) =>
    [theme, otherTheme].flatMap((one) =>
      sampleEssays.map((text) => correct({ examType: examBoard === 'ENEM' ? 'ENEM' : 'concurso', examBoard, theme: one, text })),
    );
  const corrections = examBoards.flatMap(correctedIn).map((correction) => ({ ...correction, engine: '' }));
  const all = JSON.stringify([rules.map(({ name }) => name), fixedPhraseTable, aspectWeights, corrections]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

test('the engine corrects as its version says', async () => {
  const held = JSON.parse(readFileSync(join(__dirname, 'engine-version.json'), 'utf8')) as { version: string; fingerprint: string };
  const now = { version: engineVersion, fingerprint: await fingerprint() };
  const told =
    held.fingerprint !== now.fingerprint && held.version === now.version
      ? `Corrections changed and the version is still ${now.version}: raise engineVersion in correct-essay.ts, then write engine-version.json anew.`
      : `engine-version.json should be ${JSON.stringify(now)}.`;
  expect({ ...held, told }).toEqual({ ...now, told });
});
