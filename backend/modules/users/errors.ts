import { recognisedMessages } from '@lauda/contracts';
import { failure } from '#platform/errors/failure.ts';

export const outOfTokens = failure(
  'tokens-insuficientes',
  `${recognisedMessages.tokens}. Aguarde o próximo ciclo ou faça upgrade para continuar.`,
);
