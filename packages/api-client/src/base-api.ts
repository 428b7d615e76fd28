import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@lauda/vendor';
import type { Problem } from '@lauda/contracts/types';
import { answerWaitMs } from '@lauda/contracts/vocabulary';

/** A failed call, `status` 0 where no answer came, in time or at all; `message` is the status, a colon and the body or, where it is empty, the status' own words (spec §7). */
type ApiError = { status: number; message: string; problem?: Problem };

/** The header that says how many a list holds in all; given to hooks as `meta.total`. */
const totalHeader = 'X-Total-Count';
const freshSeconds = 300;

const fetchJson = fetchBaseQuery({ baseUrl: '/', credentials: 'include', responseHandler: 'content-type', timeout: answerWaitMs });

let signedOut = (): void => undefined;

/** What to do when the server says that the session has ended. */
export function onSignedOut(act: () => void): void {
  signedOut = act;
}

export type ServerCall = BaseQueryFn<string | FetchArgs, unknown, ApiError>;

const callServer: ServerCall = async (call, api, extra) => {
  const answer = await fetchJson(call, api, extra);
  if (!answer.error) return { data: answer.data, meta: answer.meta };
  const { status, data } = answer.error;
  if (typeof status !== 'number') return { error: { status: 0, message: 'Erro de conexão. Tente novamente.' } };
  if (status === 401) signedOut();
  const problem = isProblem(data) ? data : undefined;
  const body = data && typeof data === 'object' ? JSON.stringify(data) : data;
  return { error: { status, message: `${status}: ${body || answer.meta?.response?.statusText}`, problem } };
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
  return problemOf(error)?.message ?? fallback;
}

/** The server's name for what went wrong, where it gave one. */
export function codeOf(error: unknown): Problem['code'] | undefined {
  return problemOf(error)?.code;
}

/** The HTTP status of a failed call; undefined where the server did not answer. */
export function statusOf(error: unknown): number | undefined {
  return isApiError(error) && error.status > 0 ? error.status : undefined;
}

/** Whether the same call may do better later: it had no answer, or the server was at fault. A refusal stays one. */
export function mayPass(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status === 0 || status === 429 || status >= 500;
}

/** How many a paged list holds in all, read from the answer's header. */
export function totalOf(meta: { response?: Response } | undefined): number {
  return Number(meta?.response?.headers.get(totalHeader) ?? 0);
}

function problemOf(error: unknown): Problem | undefined {
  return isApiError(error) ? error.problem : undefined;
}

/** What RTK hands out may also be an error of its own making. */
function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
}
