/** Socket errors, PostgreSQL's "shutting down", "starting up", connection classes, and Knex's wait for a connection. */
const codes = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3}|53300)$/;
const words = /Connection terminated|timeout expired|Timeout acquiring a connection|Client has encountered a connection error/i;

/** Whether an error says that the database cannot be reached just now. */
export function isUnavailable(error: unknown): boolean {
  const { code, message, name } = (error ?? {}) as { code?: string; message?: string; name?: string };
  return codes.test(code ?? '') || name === 'KnexTimeoutError' || words.test(message ?? '');
}
