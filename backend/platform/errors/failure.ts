import { type ErrorCode, failureStatus, type Problem } from '@lauda/contracts';

type Details = { issues?: Problem['issues']; retryAfterSeconds?: number };

/** An expected failure: known by its code, told in Portuguese, turned into an answer in one place. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: Problem['issues'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, { issues, retryAfterSeconds }: Details = {}) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.status = failureStatus[code];
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Names a failure of a module.
 * @returns a function that makes it, to be thrown: `throw essayNotFound()`.
 */
export const failure = (code: ErrorCode, message: string) => (): Failure => new Failure(code, message);

/** Work that will not succeed however often it is tried: the queue ends it at once. */
export class GiveUp extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GiveUp';
  }
}
