import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild } from './freshness.ts';
import { putInPlace } from './put-in-place.ts';

let web: string;
let folder: string;

beforeEach(() => {
  web = mkdtempSync(join(tmpdir(), 'lauda-place-'));
  folder = join(web, 'shell');
});
afterEach(() => rmSync(web, { recursive: true }));

test('a build lies complete in its folder, with a mark that names its inputs and files', async () => {
  await release('one', ['main.1.js', 'main.1.js.br']);
  expect(readdirSync(folder).toSorted()).toEqual(['.build.json', 'index.html', 'main.1.js', 'main.1.js.br']);
  expect(readBuild(folder)).toEqual({
    inputs: 'one',
    files: expect.arrayContaining(['main.1.js', 'main.1.js.br']),
    groups: { part: ['main.1.js', 'main.1.js.br'] },
  });
});

test('files of the build before stay for who has its pages open, however old they are', async () => {
  await release('one', ['main.1.js', 'same.js']);
  age('main.1.js', 30);
  await release('two', ['main.2.js', 'same.js']);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['main.1.js', 'main.2.js', 'same.js']));
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('two');
});

test('a week after the last build that had it a file goes, and not a day before', async () => {
  await release('one', ['main.1.js', 'lazy.1.js', 'same.js']);
  await release('two', ['main.2.js', 'same.js']);
  age('main.1.js', 6);
  age('lazy.1.js', 8);
  age('same.js', 8);
  await release('three', ['main.3.js', 'same.js']);
  expect(readdirSync(folder).toSorted()).toEqual(['.build.json', 'index.html', 'main.1.js', 'main.2.js', 'main.3.js', 'same.js']);
});

test('nothing names a file that is not there yet: no template changes before the files of all programs lie in place', async () => {
  await release('one', ['main.1.js']);
  const broken = draft('.student-1', 'x', ['remoteEntry.1.js']);
  await expect(putInPlace([draft('.shell-1', 'two', ['main.2.js']), { ...broken, draft: join(web, 'none') }])).rejects.toThrow('ENOENT');
  expect([readFileSync(join(folder, 'index.html'), 'utf8'), readBuild(folder)?.inputs]).toEqual(['one', 'one']);
});

test('who reads the template while it changes has the old or the new one: it is renamed', async () => {
  await release('one', ['main.1.js']);
  const before = statSync(join(folder, 'index.html')).ino;
  await release('two', ['main.2.js']);
  expect(statSync(join(folder, 'index.html')).ino).not.toBe(before);
});

async function release(word: string, files: string[]): Promise<void> {
  await putInPlace([draft('.shell-1', word, files)]);
}

/** A build aside whose template holds one word. */
function draft(name: string, word: string, files: string[]) {
  const aside = join(web, name);
  mkdirSync(aside, { recursive: true });
  for (const file of ['index.html', ...files]) writeFileSync(join(aside, file), word);
  return { draft: aside, folder: join(web, name.slice(1).split('-')[0] ?? ''), inputs: word, groups: { part: files } };
}

function age(name: string, days: number): void {
  const then = new Date(Date.now() - days * 24 * 3600 * 1000);
  utimesSync(join(folder, name), then, then);
}
