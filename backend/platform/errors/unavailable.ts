/** Socket errors, PostgreSQL's "shutting down", "starting up", connection classes, and the pool's wait for a connection. */
const codes = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3}|53300)$/;
const words =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error)/i;

/** Whether an error says that the database cannot be reached just now; Objection wraps the one that pg threw. */
export function isUnavailable(error: unknown): boolean {
  const { code, message, nativeError } = (error ?? {}) as { code?: string; message?: string; nativeError?: unknown };
  return nativeError ? isUnavailable(nativeError) : codes.test(code ?? '') || words.test(message ?? '');
}
