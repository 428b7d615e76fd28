import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RemotesFile } from '@lauda/contracts/remotes-file';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressed, writeRemotesFile } from './remotes-file.ts';

let folder: string;
const file = () => join(folder, 'remotes.json');
const entry = '/assets/student/remoteEntry.0123456789ab.js';
const groups = { app: ['app.1.js'], 'essays-page': ['list.1.js', 'list.1.css'], other: ['other.1.js'] };
const built = {
  shell: addressed('shell', { main: ['main.1.js'], 'signed-in': ['frame.1.js'] }),
  remotes: [{ name: 'student' as const, entry, parts: addressed('student', groups) }],
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lauda-remotes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the list says what is fetched first: of the shell for whoever is signed in, of a remote for each page and for this one', async () => {
  await writeRemotesFile(folder, built);
  const { shell, remotes } = JSON.parse(readFileSync(file(), 'utf8')) as RemotesFile;
  expect(shell).toEqual({ files: ['/assets/shell/frame.1.js'], calls: ['/api/auth/user'] });
  expect(remotes[0]).toMatchObject({ name: 'student', entry, first: { files: ['/assets/student/app.1.js'] } });
  expect(remotes[0]?.pages?.[0]).toMatchObject({
    paths: expect.arrayContaining(['/essays']),
    files: ['/assets/student/list.1.js', '/assets/student/list.1.css'],
  });
});

test('a list that says the same is left as it is', async () => {
  await writeRemotesFile(folder, built);
  const before = statSync(file()).ino;
  await writeRemotesFile(folder, built);
  expect(statSync(file()).ino).toBe(before);
});

test('a list that a server would refuse is not written', async () => {
  await expect(
    writeRemotesFile(folder, { ...built, remotes: [{ ...built.remotes[0]!, entry: 'http://elsewhere/x.js' }] }),
  ).rejects.toThrow();
  expect(statSync(file(), { throwIfNoEntry: false })).toBeUndefined();
});
