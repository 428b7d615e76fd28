import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeServer, refuse, type FakeServer } from '@lauda/web-testing';
import { readAuthMethods, readUser } from './session/session-api.ts';

const before = globalThis.fetch;
let server: FakeServer;

beforeEach(() => void (server = fakeServer({ getCurrentUser: () => refuse('nao-autenticado', 'Entre para continuar') })));
afterEach(() => {
  history.replaceState(null, '', '/');
  globalThis.fetch = before;
});

test('§2.1.41 §7.12 with ?dev=test there is a trial user, and the server is not asked who it is', async () => {
  open('/essays?dev=test');
  expect(await readUser()).toMatchObject({ role: 'trial', firstName: 'Teresa' });
  expect(server.calls).toEqual([]);
});

test('§2.1.41 every other call goes to the server, which gives no access', async () => {
  open('/?dev=test');
  await readAuthMethods();
  expect((await fetch(new Request('/api/auth/user'))).status).toBe(401);
  expect(server.calls.map(({ id }) => id)).toEqual(['getAuthStatus', 'getCurrentUser']);
});

test.each(['/essays', '/essays?dev=1', '/essays?dev=Test', '/essays#dev=test'])('%s is read as it is everywhere', async (address) => {
  open(address);
  expect(await readUser()).toBeNull();
  expect(server.callsOf('getCurrentUser')).toHaveLength(1);
});

/** Loads a page as a development build does: this entry runs before all others. */
function open(address: string): void {
  history.replaceState(null, '', address);
  jest.isolateModules(() => void require('./dev-test.ts'));
}
