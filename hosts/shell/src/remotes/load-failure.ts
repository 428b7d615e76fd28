/** Whether what went wrong is that a file did not come: of the remote itself, or one that it asked for later. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code } = error as Error & { code?: string };
  return error instanceof NotLoaded || name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** A remote did not come, as against one that came and failed. */
export class NotLoaded extends Error {}
