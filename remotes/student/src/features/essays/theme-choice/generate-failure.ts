import { serverMessage } from '@lauda/api-client/base';
import type { Notice } from '@lauda/host-sdk';
import { texts } from './texts.ts';

/** Why AI made no theme; too few tokens are known by the server's words (spec §8). */
export function generateFailure(error: unknown): Notice {
  const { title, text } = texts.generateFailed;
  const message = serverMessage(error, text);
  return { kind: 'error', ...(message.includes('insuficientes') ? texts.outOfTokens : { title, text: message }) };
}
