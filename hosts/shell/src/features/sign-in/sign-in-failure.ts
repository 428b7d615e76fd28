import { recognisedMessages } from '@lauda/contracts/vocabulary';
import { Refused } from '../../session/session-api.ts';
import { texts } from './texts.ts';

/** Whether the address has not been proved to be the person's yet, in the words that the server has for it (spec §8). */
export function isUnverified(error: unknown): boolean {
  return error instanceof Refused && Boolean(error.problem?.message.includes(recognisedMessages.unverified));
}

/** What a failed sign-in tells the person: the server's own words where it gave some (spec §8). */
export function signInFailure(error: unknown): string {
  if (!(error instanceof Refused)) return texts.offline;
  if (isUnverified(error)) return texts.unverified;
  return error.problem?.message || texts.refused;
}
