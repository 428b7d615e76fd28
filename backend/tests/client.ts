import { strict as assert } from 'node:assert';
import { allFailures, type Operation, operations, type Problem } from '@lauda/contracts';

export type Answer<T = Record<string, unknown>> = { status: number; headers: Headers; body: T };

/** A browser's part of HTTP: it keeps the cookies and speaks JSON. */
export class Client {
  cookie = '';
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get = <T>(path: string, headers?: Record<string, string>) => this.call<T>('GET', path, undefined, headers);
  post = <T>(path: string, body?: unknown, headers?: Record<string, string>) => this.call<T>('POST', path, body, headers);
  put = <T>(path: string, body?: unknown) => this.call<T>('PUT', path, body);
  delete = <T>(path: string) => this.call<T>('DELETE', path);

  async call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const form = body instanceof FormData;
    const answer = await fetch(this.#origin + path, {
      method,
      headers: { cookie: this.cookie, ...(body && !form ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: form || typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    const given = answer.headers.get('set-cookie')?.split(';')[0];
    if (given) this.cookie = given;
    const text = await answer.text();
    if (answer.status >= 400) expectDeclared(method, path, answer.status, text);
    return { status: answer.status, headers: answer.headers, body: (text ? JSON.parse(text) : undefined) as T };
  }
}

/** A failure that its operation does not declare makes the document untrue: every HTTP test holds it against the contract. */
function expectDeclared(method: string, path: string, status: number, text: string): void {
  const [pathname = ''] = path.split('?');
  const op = Object.values<Operation>(operations)
    .filter((candidate) => candidate.method === method.toLowerCase() && patternOf(candidate).test(pathname))
    .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))[0];
  if (!op) return;
  const { code } = JSON.parse(text) as Problem;
  assert((allFailures(op) as string[]).includes(code), `${op.id} answers ${status} ${code}, which it does not declare`);
}

const patternOf = ({ path }: Operation): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
