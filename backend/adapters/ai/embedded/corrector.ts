import { Worker } from 'node:worker_threads';
import type { Correction } from '@lauda/contracts';
import type { CorrectionRequest, EssayCorrector } from '#modules/essays/index.ts';
import type { EngineAnswer } from './engine-thread.ts';

const correctionMsMax = 30_000;
const engineThread = new URL('./engine-thread.ts', import.meta.url);

export type EmbeddedCorrector = EssayCorrector & { close(): Promise<void> };
type Waiting = { resolve(correction: Correction): void; reject(error: Error): void };

/**
 * The engine of `backend/correction` in a thread of its own, so that neither a request nor a heartbeat
 * waits for it. The thread starts with the first essay; one that dies or hangs is replaced by the next.
 */
export function createEmbeddedCorrector({ thread: file = engineThread, timeLimitMs = correctionMsMax } = {}): EmbeddedCorrector {
  let thread: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  return {
    async correct(request: CorrectionRequest, signal: AbortSignal): Promise<Correction> {
      const id = ++lastId;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
      // An aborted signal never fires again.
      limit.throwIfAborted();
      return new Promise<Correction>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        limit.addEventListener('abort', () => waiting.has(id) && fail(new Error('the engine took too long')), { once: true });
        (thread ??= start()).postMessage({ id, request });
      });
    },
    async close() {
      fail(new Error('the engine was closed'));
    },
  };

  function start(): Worker {
    const started = new Worker(file);
    started.unref();
    started.on('message', ({ id, correction, error }: EngineAnswer) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (correction) asker?.resolve(correction);
      else asker?.reject(new Error(error));
    });
    started.on('error', (error) => started === thread && fail(error as Error));
    return started;
  }

  /** A thread that hangs answers nobody any more: all who wait try again on a new one. */
  function fail(error: Error): void {
    void thread?.terminate();
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
}
