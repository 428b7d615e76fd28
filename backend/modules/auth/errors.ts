import { recognisedMessages } from '@lauda/contracts';
import { Failure, failure } from '#platform/errors/failure.ts';

export const wrongCredentials = failure('credenciais-invalidas', 'Email ou senha incorretos.');
export const emailNotVerified = failure('email-nao-verificado', recognisedMessages.unverified);
export const accountSuspended = failure('conta-suspensa', 'Conta suspensa. Fale com o suporte.');

export const tooManyAttempts = (retryAfterSeconds: number): Failure =>
  new Failure('muitas-tentativas', `Muitas tentativas de entrar. Tente de novo em ${Math.ceil(retryAfterSeconds / 60)} min.`, {
    retryAfterSeconds,
  });
