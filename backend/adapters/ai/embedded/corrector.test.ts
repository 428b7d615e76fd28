import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { createEmbeddedCorrector, type EmbeddedCorrector } from './corrector.ts';

const stub = pathToFileURL(join(process.cwd(), 'backend/adapters/ai/embedded/stub-thread.ts'));
let corrector: EmbeddedCorrector;
afterEach(() => corrector.close());

const start = (timeLimitMs = 5_000) => (corrector = createEmbeddedCorrector({ thread: stub, timeLimitMs }));
const exam = { examType: 'ENEM', examBoard: 'ENEM', theme: { title: '', content: '' } } as const;
const correct = (text: string, signal = new AbortController().signal) =>
  corrector.correct({ ...exam, text }, signal).then(({ summary }) => summary);

test('each asker gets the answer to its own essay', async () => {
  start();
  expect(await Promise.all(['um', 'dois', 'três'].map((text) => correct(text)))).toEqual(['um', 'dois', 'três']);
});

test('a thread that breaks fails who was waiting, and the next essay finds a new one', async () => {
  start();
  await expect(Promise.all([correct('crash'), correct('depois')])).rejects.toThrow('the thread broke');
  expect(await correct('outra')).toBe('outra');
});

test('a thread that hangs is ended at the limit, and the next essay finds a new one', async () => {
  start(300);
  await expect(correct('hang')).rejects.toThrow('took too long');
  expect(await correct('outra')).toBe('outra');
});

test('a job that was called off before it began asks nothing of the engine', async () => {
  start();
  await expect(correct('um', AbortSignal.abort())).rejects.toThrow();
});
