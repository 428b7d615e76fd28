/** What keeps the embedded database from starting: one sentence in Portuguese, for whoever runs the server. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** The error code of a failed system call ("EACCES"), or PostgreSQL's SQLSTATE. */
export function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | undefined)?.code;
}
