import { type ErrorCode, failureStatus, type Problem } from '@lauda/contracts';

/** An expected failure: known by its code, told in Portuguese, turned into an answer in one place. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: Problem['issues'];

  constructor(code: ErrorCode, message: string, issues?: Problem['issues']) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.status = failureStatus[code];
    this.issues = issues;
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
