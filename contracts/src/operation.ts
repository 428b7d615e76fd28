import { z } from 'zod';
import type { ErrorCode } from './failures.ts';
import { pageSizeDefault, pageSizeMax, usersPageSize } from './vocabulary.ts';

/** Who may call: a stranger, whoever is signed in, or an admin alone. */
export type Access = 'public' | 'signed-in' | 'admin';
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One call of the API, as data: the server binds a handler to it, the document and the clients are made from it. */
export type Operation = {
  /** Verb and noun, as the client's hook should read: `correctEssay`. */
  id: string;
  /** The module that owns it; a URL prefix is not a module. */
  domain: 'auth' | 'users' | 'essays' | 'themes' | 'billing';
  method: Method;
  /** Express' form: `/api/essays/:id`. */
  path: `/api/${string}`;
  access: Access;
  /** Portuguese, for the document. */
  summary: string;
  description: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** `multipart` takes multipart/form-data beside JSON. */
  bodyForm?: 'json' | 'multipart';
  /** Absent: the answer has no body (204). */
  response?: z.ZodType;
  /** Status of success; 200, or 204 without a response. */
  status?: 200 | 201 | 202 | 204;
  /** A list: takes `page` and `pageSize`, answers with `X-Total-Count`. */
  paged?: true;
  /** Failures of its own, beside those that its access and inputs bring. */
  failures: readonly ErrorCode[];
};

/** Keeps the literal types of an operation, so that the server's map of handlers must name each one. */
export const operation = <const O extends Operation>(described: O): O => described;

/** What every failed call answers. */
export const Problem = z
  .object({
    message: z.string().describe('Em português, pronto para ser mostrado.'),
    code: z.string().describe('Estável; é por ele que um programa decide.'),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('Um por campo que não serve.'),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

/** The identifier in a path. Anything that is no uuid names nothing, so the answer is 404 and not 400. */
export const IdParams = z.object({ id: z.uuid() });

/** The status of a call that goes well. */
export const successStatus = (op: Operation): number => op.status ?? (op.response ? 200 : 204);

/** A list's own filters with its page; undefined where there is no query. */
export function queryOf(op: Operation): z.ZodObject | undefined {
  if (!op.paged) return op.query;
  const size = op.domain === 'users' ? usersPageSize : pageSizeDefault;
  const page = {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(pageSizeMax).default(size),
  };
  return (op.query ?? z.object({})).extend(page);
}

/** An operation's own failures and those that its access, its inputs and its place bring. */
export function allFailures(op: Operation): ErrorCode[] {
  const brought: ErrorCode[] = ['erro-interno', 'servico-indisponivel'];
  if (op.access !== 'public') brought.push('nao-autenticado');
  if (op.access === 'admin') brought.push('somente-admin');
  if (op.method !== 'get') brought.push('origem-recusada');
  if (op.body) brought.push('dados-invalidos', 'muito-grande', 'tipo-nao-aceito');
  if (op.query || op.paged) brought.push('dados-invalidos', 'muito-grande');
  return [...new Set([...brought, ...op.failures])];
}
