import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { baseApi } from './base-api.ts';
import { resetStore, ServerProvider } from './store.tsx';

const api = baseApi.injectEndpoints({ endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => '/api/probe' }) }) });
const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  resetStore();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A page that asks the server as every page does; `visit` puts it on the screen anew. */
function startAt(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  let seen: { error?: unknown; isFetching: boolean };
  globalThis.fetch = async (input) => (requests.push(input as Request), answer(input as Request));
  const Page = () => {
    seen = api.endpoints.probe.useQuery();
    return null;
  };
  const show = () =>
    render(
      <ServerProvider endSession={() => undefined}>
        <Page />
      </ServerProvider>,
    );
  const visit = async () => {
    cleanup();
    show();
    do await wait(1);
    while (seen.isFetching);
  };
  return { requests, show, visit, errorOf: () => seen.error };
}

test('§7.1 every call takes the cookies along', async () => {
  const { requests, visit } = startAt(() => Response.json([]));
  await visit();
  expect(requests.map(({ credentials }) => credentials)).toEqual(['include']);
});

describe('an answer that is not OK', () => {
  const problem = { message: 'Não há.', code: 'nao-encontrado' };
  const html = { status: 502, headers: { 'content-type': 'text/html' } };

  test.each([
    [() => Response.json(problem, { status: 404 }), '404: {"message":"Não há.","code":"nao-encontrado"}'],
    [() => new Response('<h1>Bad Gateway</h1>', html), '502: <h1>Bad Gateway</h1>'],
  ])('§7.3 is an error whose message is the status, a colon and the body (case %#)', async (answer, message) => {
    const { visit, errorOf } = startAt(answer);
    await visit();
    expect(errorOf()).toMatchObject({ message });
  });

  test.each(['text/plain', 'application/json'])('§7.4 without a body ends with the status text (%s)', async (type) => {
    const answer = { status: 503, statusText: 'Service Unavailable', headers: { 'content-type': type } };
    const { visit, errorOf } = startAt(() => new Response(null, answer));
    await visit();
    expect(errorOf()).toMatchObject({ status: 503, message: '503: Service Unavailable' });
  });
});

test('a server that does not answer is waited for twenty seconds, as where there is no connection', async () => {
  const { show, errorOf } = startAt(({ signal }) => new Promise((_, reject) => (signal.onabort = () => reject(signal.reason))));
  show();
  await wait(19_900);
  expect(errorOf()).toBeUndefined();
  await wait(200);
  expect(errorOf()).toEqual({ status: 0, message: 'Erro de conexão. Tente novamente.' });
});

describe('what was asked once', () => {
  test('§7.5 §9.36 is fresh for five minutes, and asked anew by the next page after that', async () => {
    const { requests, visit } = startAt(() => Response.json([]));
    await visit();
    jest.setSystemTime(Date.now() + 5 * minute - 1000);
    await visit();
    expect(requests).toHaveLength(1);
    jest.setSystemTime(Date.now() + 1000);
    await visit();
    expect(requests).toHaveLength(2);
  });

  test('§7.6 §7.7 §9.37 is not asked again when the window gets the focus, nor by a clock', async () => {
    const { requests, visit } = startAt(() => Response.json([]));
    await visit();
    await wait(30 * minute);
    globalThis.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(minute);
    expect(requests).toHaveLength(1);
  });

  test('§7.8 §9.38 is not asked again when it failed', async () => {
    const { requests, visit } = startAt(() => new Response(null, { status: 503 }));
    await visit();
    await wait(10 * minute);
    expect(requests).toHaveLength(1);
  });
});
