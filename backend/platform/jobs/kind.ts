import type { z } from 'zod';
import { GiveUp } from '#platform/errors/failure.ts';

export type JobKind = {
  /** `module.imperative`, as `essays.correct`. */
  name: string;
  /** Tries in all. */
  attempts: number;
  /** Longest time of one attempt. */
  timeoutSeconds: number;
  /** When one is enqueued by the queue itself, with an empty payload: a cron expression in America/Sao_Paulo. */
  schedule?: string;
  handle(payload: unknown, signal: AbortSignal): Promise<void>;
  afterLastFailure(payload: unknown): Promise<void>;
};

type Typed<Payload> = Pick<JobKind, 'name' | 'attempts' | 'timeoutSeconds' | 'schedule'> & {
  payload: z.ZodType<Payload>;
  handle(payload: Payload, signal: AbortSignal): Promise<void>;
  afterLastFailure(payload: Payload): Promise<void>;
};

/** A kind of job whose payload is parsed whenever it is taken up; one that does not fit is not tried again. */
export function jobKind<Payload>({ payload, handle, afterLastFailure, ...limits }: Typed<Payload>): JobKind {
  const parse = (given: unknown): Payload => {
    const outcome = payload.safeParse(given);
    if (!outcome.success) throw new GiveUp(`a payload of ${limits.name} does not fit`, { cause: outcome.error });
    return outcome.data;
  };
  return {
    ...limits,
    handle: async (given, signal) => handle(parse(given), signal),
    afterLastFailure: async (given) => afterLastFailure(parse(given)),
  };
}
