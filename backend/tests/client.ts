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
    return { status: answer.status, headers: answer.headers, body: (text ? JSON.parse(text) : undefined) as T };
  }
}
