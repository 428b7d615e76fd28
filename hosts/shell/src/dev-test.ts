import { fakeHost } from '@lauda/host-sdk/fake';

/**
 * `?dev=test` in the address of a page shows it as to a trial user whom nobody signed in, without asking the server who that is (spec §2.1).
 * It is an entry of development builds alone (scripts/dev), and the server knows nothing of it: whatever it guards stays shut.
 */
if (new URLSearchParams(location.search).get('dev') === 'test') {
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) => (input === '/api/auth/user' ? Promise.resolve(Response.json(fakeHost().user)) : ask(input, init));
}
