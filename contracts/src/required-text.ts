import { z } from 'zod';

/** A text that must be there, of at most `charsMax` after trimming; `missing` is said of one that is absent, blank or no text. */
export const requiredText = (missing: string, charsMax: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })
    .trim()
    .min(1, missing)
    .max(charsMax);
