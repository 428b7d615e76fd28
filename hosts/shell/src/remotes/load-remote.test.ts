import { expect, test } from '@jest/globals';
import { federation } from './federation.ts';
import { isLoadFailure } from './load-failure.ts';
import { loadApp } from './load-remote.ts';
import type { Remote } from './remote-list.ts';

const remote: Remote = {
  name: 'student',
  entry: '/assets/student/gone.js',
  host: 1,
  vendor: '1.0.0',
  access: 'signed-in',
  paths: ['/'],
  bare: [],
};

test('a remote newer than the shell is refused before it is asked for', async () => {
  await expect(loadApp({ ...remote, host: 99 }, false)).rejects.toThrow('student needs host 99');
});

test('trying again reads the list anew: a release may have moved the entry', async () => {
  const asked: unknown[] = [];
  globalThis.fetch = async (...call) => {
    asked.push(call);
    return Response.json({ schema: 1, remotes: [{ ...remote, entry: '/assets/student/moved.js' }] });
  };
  // No module can be imported in this test: what counts is which one was asked for.
  await expect(loadApp(remote, true)).rejects.toThrow();
  expect(federation.options.remotes).toEqual([
    expect.objectContaining({ name: 'student', entry: expect.stringMatching(/moved\.js\?r=\d+$/) }),
  ]);
  expect(asked).toEqual([['/remotes.json', expect.objectContaining({ cache: 'no-store' })]]);
});

test('what did not come may come later, what came and failed may not', async () => {
  const notLoaded = await loadApp({ ...remote, host: 99 }, false).catch((error: unknown) => error);
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const style = Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' });
  expect([notLoaded, chunk, style, new TypeError('x is not a function'), 'x'].map(isLoadFailure)).toEqual([true, true, true, false, false]);
});

test('a list of a shape that this shell does not know is refused', async () => {
  globalThis.fetch = async () => Response.json({ schema: 2, remotes: [] });
  await expect(loadApp(remote, true)).rejects.toThrow('schema 2');
});
