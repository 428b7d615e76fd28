import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, pino } from 'pino';

/**
 * Words: a *trail* is the request id that a call and every job it starts share;
 * each line written inside it carries that id. No essay text and no e-mail is ever logged.
 */
const trail = new AsyncLocalStorage<string>();

export type Log = ReturnType<typeof createLog>;

export function createLog(level: string, destination?: DestinationStream) {
  const options = { level, base: undefined, mixin: () => (trail.getStore() ? { requestId: trail.getStore() } : {}) };
  return destination ? pino(options, destination) : pino(options);
}

/** Runs `work` so that whatever it logs or enqueues carries `requestId`. */
export const onTrail = <T>(requestId: string, work: () => T): T => trail.run(requestId, work);

export const currentRequestId = (): string | undefined => trail.getStore();
