import { examples } from '@lauda/contracts/examples';
import { type ErrorCode, failureStatus, type Operation, operations, queryOf, successStatus } from '@lauda/contracts';

type OperationId = keyof typeof operations;
/** A call as the fake server got it; bodies and queries already have the form that the contract gives them. */
export type Call = { id: OperationId; params: Record<string, string>; query: Record<string, unknown>; body: unknown };
/** Answers a call with the body of a success, with a refusal, or with a page of a list. */
export type Answer = (call: Call) => unknown;
export type Answers = Partial<Record<OperationId, Answer>>;

/** A server in the place of `fetch`: it knows the contract, and of each operation what the test says. */
export type FakeServer = {
  /** Every call so far, in order. */
  calls: Call[];
  /** The calls of one operation. */
  callsOf: (id: OperationId) => Call[];
  /** Puts other answers in the place of those there are. */
  answer: (answers: Answers) => void;
};

/** Takes the place of `fetch` until the next one does. @param answers by operation; what has none answers with the contract's example. */
export function fakeServer(answers: Answers): FakeServer {
  const known = { ...answers };
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const call = await readCall(request);
    if (!call) return problem('nao-encontrado', `nenhuma operação serve ${request.method} ${request.url}`);
    if ('refused' in call) return call.refused;
    calls.push(call);
    const answer = known[call.id] ?? (() => examples[call.id].response);
    return respond(operations[call.id], await Promise.race([answer(call), ended(request.signal)]));
  };
  return { calls, callsOf: (id) => calls.filter((call) => call.id === id), answer: (others) => void Object.assign(known, others) };
}

class Refusal {
  constructor(code: ErrorCode, message: string) {
    this.code = code;
    this.message = message;
  }
  code: ErrorCode;
  message: string;
}

class Page {
  constructor(items: unknown[], total: number) {
    this.items = items;
    this.total = total;
  }
  items: unknown[];
  total: number;
}

/** The failure that the contract knows by this code. */
export const refuse = (code: ErrorCode, message: string) => new Refusal(code, message);

/** The page that the call asks for, out of a whole list. */
export function pageOf(items: unknown[], { query }: Call): Page {
  const { page, pageSize } = query as { page: number; pageSize: number };
  return new Page(items.slice((page - 1) * pageSize, page * pageSize), items.length);
}

/** What goes wrong where no answer comes at all. */
export function noConnection(): never {
  throw new TypeError('Failed to fetch');
}

/** Who no longer waits gets no answer. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
}

async function readCall(request: Request): Promise<Call | { refused: Response } | undefined> {
  const url = new URL(request.url);
  for (const [id, op] of Object.entries(operations) as [OperationId, Operation][]) {
    const params = request.method.toLowerCase() === op.method ? matchPath(op.path, url.pathname) : undefined;
    if (!params) continue;
    const query = queryOf(op)?.safeParse(Object.fromEntries(url.searchParams));
    const body = op.body?.safeParse(await readBody(request));
    const wrong = [query, body].find((parsed) => parsed && !parsed.success);
    if (wrong) return { refused: problem('dados-invalidos', String(wrong.error)) };
    return { id, params, query: query?.data ?? {}, body: body?.data };
  }
  return undefined;
}

async function readBody(request: Request): Promise<unknown> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  return isForm ? Object.fromEntries(await request.formData()) : request.json();
}

/** Fixed paths win over `:id`, so the pattern is tried only where no operation has the very path. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  if (pattern === path) return {};
  if (Object.values(operations).some((op) => op.path === path)) return undefined;
  const parts = pattern.split('/');
  const given = path.split('/');
  if (parts.length !== given.length) return undefined;
  const fits = parts.every((part, i) => part.startsWith(':') || part === given[i]);
  if (!fits) return undefined;
  return Object.fromEntries(parts.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), given[i] ?? '']] : [])));
}

function respond(op: Operation, answer: unknown): Response {
  // An answer that is none of ours: a proxy's page, a broken one.
  if (answer instanceof Response) return answer;
  if (answer instanceof Refusal) return problem(answer.code, answer.message);
  const body = answer instanceof Page ? answer.items : answer;
  const total = answer instanceof Page ? answer.total : Array.isArray(body) && body.length;
  const headers = op.paged ? { 'X-Total-Count': String(total) } : undefined;
  if (!op.response) return new Response(null, { status: successStatus(op) });
  // A fixture that the contract would refuse must not pass for an answer.
  return Response.json(op.response.parse(body), { status: successStatus(op), headers });
}

function problem(code: ErrorCode, message: string): Response {
  return Response.json({ code, message }, { status: failureStatus[code] });
}
