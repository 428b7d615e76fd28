import { EmbeddedPostgresError } from '#platform/db/embedded/index.ts';
import { isUnavailable } from '#platform/errors/unavailable.ts';

/** What the operator can mend: told in one line, without a stack. */
export class OperatorError extends Error {}

/** PostgreSQL refuses the password, the role, or has no such database. */
const refused = /^(28\w{3}|3D000)$/;

/** The line to tell; undefined where the error is ours. */
export function asOperatorError(error: unknown): Error | undefined {
  if (error instanceof OperatorError || error instanceof EmbeddedPostgresError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (!isUnavailable(error) && !refused.test(code)) return undefined;
  return new OperatorError(
    `Configuração: DATABASE_URL não leva a um PostgreSQL que responda (${message || code}). Exemplo: DATABASE_URL=postgres://lauda:senha@localhost:5432/lauda`,
  );
}
