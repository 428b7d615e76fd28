import { z } from 'zod';
import type { First, Remote } from './remotes.ts';

const path = z.string().startsWith('/');

const first = z.object({
  files: z.array(z.string().regex(/^\/assets\/[a-z][a-z-]*\/[\w.-]+\.(js|css)$/)).optional(),
  calls: z.array(z.string().regex(/^\/api\/[\w/?&=-]+$/)).optional(),
}) satisfies z.ZodType<First>;

const remote: z.ZodType<Remote> = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  entry: z.string().regex(/^\/assets\/[a-z][a-z-]*\/[\w.-]+\.js$/),
  host: z.int().positive(),
  vendor: z.string().regex(/^\d+\.\d+\.\d+$/),
  access: z.enum(['signed-in', 'admin']),
  paths: z.array(path).nonempty(),
  bare: z.array(path),
  first: first.optional(),
  pages: z.array(first.extend({ paths: z.array(path) })).optional(),
});

/**
 * The whole of remotes.json; `schema` is raised when a shell of today could not read it any more.
 * `shell`: what it fetches first itself, for whoever is signed in.
 */
export const remotesFile = z.object({ schema: z.literal(1), shell: first.optional(), remotes: z.array(remote) });

export type RemotesFile = z.infer<typeof remotesFile>;
