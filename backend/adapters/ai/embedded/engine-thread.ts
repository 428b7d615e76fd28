import { parentPort } from 'node:worker_threads';
import { type EssayToCorrect, loadEngine } from '#correction';
import type { Correction } from '@lauda/contracts';

export type EngineAnswer = { id: number; correction?: Correction; error?: string };

const engine = loadEngine();

parentPort!.on('message', async ({ id, request }: { id: number; request: EssayToCorrect }) => {
  const answer: EngineAnswer = await engine
    .then((loaded) => ({ id, correction: loaded.correct(request) }))
    .catch((error: unknown) => ({ id, error: String(error) }));
  parentPort!.postMessage(answer);
});
