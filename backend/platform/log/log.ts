import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, pino } from 'pino';

/**
 * Words: a *trail* is the request id that a call and every job it starts share;
 * each line written inside it carries that id. No essay text and no e-mail is ever logged.
 */
const trail = new AsyncLocalStorage<string>();

export type Log = ReturnType<typeof createLog>;

export function createLog(level: string, destination?: DestinationStream) {
  const options = {
    level,
    base: undefined,
    serializers: { err: errorAsLogged },
    mixin: () => (trail.getStore() ? { requestId: trail.getStore() } : {}),
  };
  return pino(options, destination ?? standardOutput());
}

/** Lines leave together, for a write costs more than a line: at 4 KB, after a tenth of a second, and at the end. */
function standardOutput(): DestinationStream {
  const lines = pino.destination({ minLength: 4_096, periodicFlush: 100 });
  process.once('exit', () => lines.flushSync());
  return lines;
}

/** Of an error its kind, its words and where it arose: a database's `detail` quotes values, which may be personal. */
function errorAsLogged(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { type: name, code: (error as { code?: unknown }).code, message, stack };
}

/** Runs `work` so that whatever it logs or enqueues carries `requestId`. */
export const onTrail = <T>(requestId: string, work: () => T): T => trail.run(requestId, work);

export const currentRequestId = (): string | undefined => trail.getStore();
