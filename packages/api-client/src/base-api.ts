import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@lauda/vendor';
import type { Problem } from '@lauda/contracts/types';

/** A failed call: `message` is the status, a colon and the body, as the specification words it (§7). */
export type ApiError = { status: number; message: string; problem?: Problem };

/** The header that says how many a list holds in all; given to hooks as `meta.total`. */
const totalHeader = 'X-Total-Count';
const freshSeconds = 300;

const fetchJson = fetchBaseQuery({ baseUrl: '/', credentials: 'include' });

let signedOut = (): void => undefined;

/** What to do when the server says that the session has ended. */
export function onSignedOut(act: () => void): void {
  signedOut = act;
}

const callServer: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (call, api, extra) => {
  const answer = await fetchJson(call, api, extra);
  if (!answer.error) return { data: answer.data, meta: answer.meta };
  const { status, data } = answer.error;
  if (typeof status !== 'number') return { error: { status: 0, message: 'Erro de conexão. Tente novamente.' } };
  if (status === 401) signedOut();
  const problem = isProblem(data) ? data : undefined;
  return { error: { status, message: `${status}: ${typeof data === 'string' ? data : JSON.stringify(data)}`, problem } };
};

/** The one api of a program: endpoints of a domain are injected by importing that domain. */
export const baseApi = createApi({
  baseQuery: callServer,
  tagTypes: ['User', 'Essay', 'Theme', 'Person'],
  // RTK has no "stale time": kept for five minutes, and asked again on mount once older than that (§7).
  keepUnusedDataFor: freshSeconds,
  refetchOnMountOrArgChange: freshSeconds,
  refetchOnFocus: false,
  endpoints: () => ({}),
});

/** The server's own sentence where there is one. */
export function serverMessage(error: unknown, fallback: string): string {
  return (error as ApiError | undefined)?.problem?.message ?? fallback;
}

/** How many a paged list holds in all, read from the answer's header. */
export function totalOf(meta: { response?: Response } | undefined): number {
  return Number(meta?.response?.headers.get(totalHeader) ?? 0);
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
}
