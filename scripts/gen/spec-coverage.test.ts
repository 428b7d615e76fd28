import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverageFlaws, coveragePage, readCoverage } from './spec-coverage.ts';

const sign = '§';
const heading = `# ${sign}9.1 Doors\n\n| id | owner | built | requirement |\n| --- | --- | --- | --- |\n`;
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'spec-coverage-'));
  mkdirSync(join(tree, 'docs/spec-coverage'), { recursive: true });
  mkdirSync(join(tree, 'hosts/door/src'), { recursive: true });
});

afterEach(() => rmSync(tree, { recursive: true }));

/** A project with these requirements and these titles. */
function coverageOf(rows: string[], titles: string[]) {
  writeFileSync(join(tree, 'docs/spec-coverage/9.1-doors.md'), heading + rows.map((row) => `| ${row} |\n`).join(''));
  writeFileSync(join(tree, 'hosts/door/src/door.test.tsx'), titles.map((title) => `test('${title}', () => {});\n`).join(''));
  return readCoverage(tree);
}

const opens = '9.1.1 | shell | yes | It opens';
const closes = '9.1.2 | shell | later | It closes';

test('a built requirement with a test, and a later one without, are as they should be', async () => {
  expect(coverageFlaws(await coverageOf([opens, closes], [`${sign}9.1.1 the door opens`]))).toEqual([]);
});

test('a built requirement without a test is found', async () => {
  const flaws = coverageFlaws(await coverageOf([opens, closes], ['the door opens']));
  expect(flaws).toEqual([`${sign}9.1.1 is built and no test shows it: It opens`]);
});

test('a title that names an id which does not exist is found, the second of a title too', async () => {
  const flaws = coverageFlaws(await coverageOf([opens], [`${sign}9.1.1 ${sign}9.1.7 it opens`, `${sign}9.1 it is a door`]));
  expect(flaws).toEqual([
    `hosts/door/src/door.test.tsx names ${sign}9.1.7, which is no requirement`,
    `hosts/door/src/door.test.tsx names ${sign}9.1, which is no requirement`,
  ]);
});

test('an id that stands twice, an unknown owner, an unknown state and a row of another section are found', async () => {
  const rows = [opens, opens, '9.1.3 | porter | yes | It rings', '9.1.4 | shell | soon | It locks', '9.2.1 | shell | later | It is red'];
  const flaws = coverageFlaws(await coverageOf(rows, [`${sign}9.1.1 ${sign}9.1.3 it opens and rings`]));
  expect(flaws.map((flaw) => flaw.split(' ').slice(0, 2).join(' '))).toEqual([
    `${sign}9.1.1 stands`,
    `${sign}9.1.3 in`,
    `${sign}9.1.4 in`,
    `${sign}9.2.1 in`,
  ]);
});

test('a requirement that has a test but is still marked later is found', async () => {
  const flaws = coverageFlaws(await coverageOf([closes], [`${sign}9.1.2 the door closes`]));
  expect(flaws).toEqual([`${sign}9.1.2 has a test but is marked "later"`]);
});

test('the page counts each section and links the tests of each requirement', async () => {
  const page = coveragePage(await coverageOf([opens, closes], [`${sign}9.1.1 it opens`, `${sign}9.1.1 it opens wide`]));
  expect(page).toContain(`| [${sign}9.1 Doors](spec-coverage/9.1-doors.md) | 2 | 1 | 1 |`);
  expect(page).toContain('| 9.1.1 | It opens | shell | yes | [door.test.tsx](../hosts/door/src/door.test.tsx) ×2 |');
  expect(page).toContain('| 9.1.2 | It closes | shell | later |  |');
});
