import { z } from 'zod';
import type { Remote } from './remotes.ts';

const remote: z.ZodType<Remote> = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  entry: z.string().regex(/^\/assets\/[a-z][a-z-]*\/[\w.-]+\.js$/),
  host: z.int().positive(),
  vendor: z.string().regex(/^\d+\.\d+\.\d+$/),
  access: z.enum(['signed-in', 'admin']),
  paths: z.array(z.string().startsWith('/')).nonempty(),
  bare: z.array(z.string().startsWith('/')),
});

/** The whole of remotes.json; `schema` is raised when a shell of today could not read it any more. */
export const remotesFile = z.object({ schema: z.literal(1), remotes: z.array(remote) });

export type RemotesFile = z.infer<typeof remotesFile>;
