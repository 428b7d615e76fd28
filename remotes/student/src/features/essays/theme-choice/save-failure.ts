import { serverMessage, statusOf } from '@lauda/api-client/base';
import type { Notice } from '@lauda/host-sdk';
import { texts } from './texts.ts';

/** Why a theme of one's own was not saved: the server's message, or what is said without one, or without any answer (spec §8). */
export function saveFailure(error: unknown): Notice {
  const { title, text, unsaid } = texts.saveFailed;
  return { kind: 'error', title, text: serverMessage(error, statusOf(error) === undefined ? text : unsaid) };
}
