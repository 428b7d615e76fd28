import { recognisedMessages } from '@lauda/contracts';
import { failure } from '#platform/errors/failure.ts';

export const wrongCredentials = failure('credenciais-invalidas', 'Email ou senha incorretos.');
export const emailNotVerified = failure('email-nao-verificado', recognisedMessages.unverified);
export const accountSuspended = failure('conta-suspensa', 'Conta suspensa. Fale com o suporte.');
export const notSignedIn = failure('nao-autenticado', 'Entre na sua conta para continuar.');
