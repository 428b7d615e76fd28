import { recognisedMessages, trialTokensLimitMax } from '@lauda/contracts';
import { Failure, failure } from '#platform/errors/failure.ts';

export const outOfTokens = failure(
  'tokens-insuficientes',
  `${recognisedMessages.tokens}. Aguarde o próximo ciclo ou faça upgrade para continuar.`,
);
export const personNotFound = failure('pessoa-nao-encontrada', 'Este usuário não existe mais.');
export const lastAdmin = failure(
  'ultimo-admin',
  'Este é o último administrador ativo. Dê o papel a outra pessoa antes de mudar ou remover este.',
);

const trialIsLimited = `No plano gratuito o limite de tokens vai de 0 a ${trialTokensLimitMax}.`;
export const unlimitedTrial = (): Failure =>
  new Failure('dados-invalidos', trialIsLimited, { issues: [{ path: 'tokensLimit', message: trialIsLimited }] });
