import { recognisedMessages } from '@lauda/contracts/vocabulary';
import { Refused } from '../../session/session-api.ts';
import { texts } from './texts.ts';

/** What a failed sign-in tells the person: the server's own words where it gave some (spec §8). */
export function signInFailure(error: unknown): string {
  if (!(error instanceof Refused)) return texts.offline;
  const message = error.problem?.message;
  if (message?.includes(recognisedMessages.unverified)) return texts.unverified;
  return message || texts.refused;
}
