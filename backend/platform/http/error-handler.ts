import type { Problem } from '@lauda/contracts';
import type { ErrorRequestHandler } from 'express';
import { Failure } from '#platform/errors/failure.ts';
import { isUnavailable } from '#platform/errors/unavailable.ts';
import type { Log } from '#platform/log/log.ts';

/** What body-parser and multer call their refusals. */
const refusals: Record<string, () => Failure> = {
  'entity.too.large': () => new Failure('muito-grande', 'O conteúdo enviado é grande demais.'),
  LIMIT_FIELD_VALUE: () => new Failure('muito-grande', 'Um dos campos enviados é grande demais.'),
  LIMIT_FILE_COUNT: () => new Failure('tipo-nao-aceito', 'Esta chamada não recebe arquivos.'),
  LIMIT_UNEXPECTED_FILE: () => new Failure('tipo-nao-aceito', 'Esta chamada não recebe arquivos.'),
  'encoding.unsupported': () => new Failure('tipo-nao-aceito', 'Codificação não aceita.'),
  'charset.unsupported': () => new Failure('tipo-nao-aceito', 'Conjunto de caracteres não aceito.'),
};

/** After which a caller may try again while the database is away. */
const unavailableSeconds = 5;

/** The one place where whatever is thrown becomes an answer; what is unknown is masked and logged. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, message, code, issues, retryAfterSeconds } = asFailure(error, log);
    const problem: Problem = { message, code, ...(issues ? { issues } : {}) };
    if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
    response.status(status).json(problem);
  };
}

function asFailure(error: unknown, log: Log): Failure {
  if (error instanceof Failure) return error;
  const { type, code, status, name } = error as { type?: string; code?: string; status?: number; name?: string };
  const refusal = refusals[type ?? ''] ?? refusals[code ?? ''];
  if (refusal) return refusal();
  if (isUnavailable(error)) {
    log.warn({ error: String(error) }, 'database out of reach');
    return new Failure('servico-indisponivel', 'O serviço está fora do ar por um instante. Tente de novo em alguns segundos.', {
      retryAfterSeconds: unavailableSeconds,
    });
  }
  if (status === 400 || name === 'MulterError' || name === 'URIError')
    return new Failure('dados-invalidos', 'Não deu para ler o que foi enviado.');
  log.error({ err: error }, 'unexpected error');
  return new Failure('erro-interno', 'Algo deu errado do nosso lado. Tente de novo em instantes.');
}
