import { type Operation, queryOf, successStatus, type Viewer } from '@lauda/contracts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { z } from 'zod';
import { Failure, failure } from '#platform/errors/failure.ts';
import { speakPortuguese } from '#platform/http/portuguese-issues.ts';
import { readBody } from '#platform/http/read-body.ts';
import { viewerOf } from '#platform/http/viewer.ts';

speakPortuguese();

const unkeepable = failure(
  'dados-invalidos',
  'O texto tem um caractere que não pode ser guardado (NUL ou meio caractere). Apague-o e tente de novo.',
);

type Page = { page: number; pageSize: number };
type QueryOf<O> = (O extends { query: infer Q extends z.ZodType } ? z.output<Q> : unknown) & (O extends { paged: true } ? Page : unknown);
type BodyOf<O> = O extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
type AnswerOf<O> = O extends { response: infer R extends z.ZodType } ? z.input<R> : void;

/** A call whose inputs were parsed by its contract. `viewer` is null only where strangers may call. */
export type Call<O> = {
  viewer: O extends { access: 'public' } ? Viewer | null : Viewer;
  id: string;
  query: QueryOf<O>;
  body: BodyOf<O>;
  request: Request;
};

/** One page of a list and how many there are in all. */
export type Listed<T> = { items: T; total: number };
type Handler<O> = (call: Call<O>) => Promise<O extends { paged: true } ? Listed<AnswerOf<O>> : AnswerOf<O>>;
export type Handlers<Ops> = { [Id in keyof Ops]: Handler<Ops[Id]> };

/** Binds each operation to its handler; a missing or extra one does not compile. */
export function operationRouter<Ops extends Record<string, Operation>>(operations: Ops, handlers: Handlers<Ops>): Router {
  const router = Router();
  for (const [id, op] of Object.entries(operations)) {
    // The map's type has held each handler to its own operation; here they are all alike.
    const handler = handlers[id as keyof Ops] as unknown as (call: Call<Operation>) => Promise<unknown>;
    router[op.method](op.path, admit(op), ...readBody(op), answer(op, handler));
  }
  return router;
}

/** Who may not call is refused before a byte of the body is read. */
function admit(op: Operation): RequestHandler {
  return (request, response, next) => {
    response.locals['viewer'] = viewerOf(request, op.access);
    next();
  };
}

function answer(op: Operation, handler: (call: Call<Operation>) => Promise<unknown>): RequestHandler {
  // Made here, once: a schema costs many times what parsing by it does.
  const query = queryOf(op);
  return async (request, response) => {
    const result = await handler({
      viewer: response.locals['viewer'] as Viewer,
      id: String(request.params['id'] ?? ''),
      query: parsed(query, request.query) as Call<Operation>['query'],
      body: parsed(op.body, request.body ?? {}) as Call<Operation>['body'],
      request,
    });
    send(op, response, result);
  };
}

function parsed(schema: z.ZodObject | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const outcome = schema.safeParse(value);
  // Looked at once it has the contract's shape: a stranger's may be nested without end.
  if (outcome.success && !isKeepable(outcome.data)) throw unkeepable();
  if (outcome.success) return outcome.data;
  const issues = issuesOf(outcome.error);
  throw new Failure('dados-invalidos', issues[0]?.message ?? 'Dados inválidos.', { issues });
}

/** One sentence a field, the last: the closest limit is told after those that any number has. */
function issuesOf({ issues }: z.ZodError): { path: string; message: string }[] {
  const sentences = new Map(issues.map(({ path, message }) => [path.join('.'), message]));
  return [...sentences].map(([path, message]) => ({ path, message }));
}

// Parsing drops what the contract does not name; an answer that breaks it is a programmer's error.
function send(op: Operation, response: Response, result: unknown): void {
  response.status(successStatus(op));
  if (!op.response) return void response.end();
  if (!op.paged) return end(response, op.response.parse(result));
  const { items, total } = result as Listed<unknown>;
  response.setHeader('X-Total-Count', total);
  end(response, op.response.parse(items));
}

/** Unlike `response.json` it makes no ETag, for no answer of ours is kept, and lets Node send head and text as one. */
function end(response: Response, answer: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(answer));
}

/** PostgreSQL keeps no NUL in a text, and UTF-8 no half of a pair: it would come back as another character. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable);
}
