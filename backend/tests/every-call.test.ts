import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Problem, Role } from '@lauda/contracts';
import { isOwned, kindNamedBy, makeBelonging, themeContent } from './belongings.ts';
import type { Client } from './client.ts';
import { document, type DocumentedCall, documentedCalls, misfits, notYet } from './documented-calls.ts';
import { newPerson, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const nobodys = '00000000-0000-4000-8000-00000000dead';
const roles = ['trial', 'premium', 'admin'] as const satisfies Role[];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the document that these tests are made from is the one that is served', async () => {
  expect((await app.stranger().get('/api/openapi.json')).body).toEqual(document);
});

describe.each(documentedCalls)('$method $path', (call) => {
  const kind = kindNamedBy(call);
  const [keptOut, letIn] = [roles.filter((role) => refusalOf(call, role)), roles.filter((role) => !refusalOf(call, role))];

  /** The call as it is meant: by someone of this role, about something of their own. */
  async function askAs(role: Role) {
    const client = await app.signedIn({ role });
    return ask(client, call, { person: client.person, id: kind && (await makeBelonging(app, client.person.id, call)) });
  }

  async function askAsStranger() {
    const person = await newPerson(app.db);
    return ask(app.stranger(), call, { person, id: kind && (await makeBelonging(app, person.id, call)) });
  }

  if (call.isPublic)
    test('answers a stranger', async () => {
      const answer = await askAsStranger();
      expect([answer.status, misfits(call, answer.body)]).toEqual([call.success, []]);
    });
  else
    test('§8.75 tells a stranger to sign in', async () => {
      const answer = await askAsStranger();
      expect([answer.status, answer.body.code]).toEqual([401, 'nao-autenticado']);
    });

  if (keptOut.length)
    test.each(keptOut)('§6.25 §8.77 keeps %s out', async (role) => {
      const answer = await askAs(role);
      expect([answer.status, answer.body.code]).toEqual(refusalOf(call, role));
    });

  if (letIn.length && notYet.includes(call.id))
    test.each(letIn)('tells %s that it is not there yet', async (role) => {
      const answer = await askAs(role);
      expect([answer.status, answer.body.code]).toEqual([503, 'servico-indisponivel']);
    });
  else if (letIn.length)
    test.each(letIn)('answers %s as its document says', async (role) => {
      const answer = await askAs(role);
      expect([answer.status, misfits(call, answer.body)]).toEqual([call.success, []]);
    });

  if (kind && isOwned(kind))
    test.each(roles)('§8.78 knows nothing of what is another’s, for %s, and changes nothing', async (role) => {
      const client = await app.signedIn({ role });
      const id = await makeBelonging(app, (await newPerson(app.db)).id, call);
      const before = await everything(kind);
      const answer = await ask(client, call, { person: client.person, id });
      const after = await everything(kind);
      expect([answer.status, call.failures.includes(answer.body.code), after]).toEqual([404, true, before]);
    });

  const nameless = call.path.includes('{id}') ? [nobodys, 'x', '\0', '../users', "1' or '1'='1"] : [nobodys, "1' or '1'='1"];
  if (kind)
    test.each(nameless)('§8.78 knows nothing of %j', async (id) => {
      const client = await app.signedIn({ role: 'admin' });
      const answer = await ask(client, call, { person: client.person, id });
      expect([answer.status, call.failures.includes(answer.body.code)]).toEqual([404, true]);
    });
});

/** Who is kept out follows from the failures that a call names. */
function refusalOf({ failures }: DocumentedCall, role: Role): [number, string] | undefined {
  if (failures.includes('somente-admin') && role !== 'admin') return [403, 'somente-admin'];
  if (failures.includes('somente-premium') && role === 'trial') return [403, 'somente-premium'];
  return undefined;
}

/** The call with its example's body, in the name of who calls and about `id`. */
function ask(client: Client, call: DocumentedCall, { person, id = '' }: { person: Person; id?: string | undefined }) {
  const idInBody = Object.keys(call.body ?? {}).filter((name) => name.endsWith('Id'));
  const own = { email: person.email, password: person.password };
  const body = call.goodBody && {
    ...call.goodBody,
    ...Object.fromEntries(Object.entries(own).filter(([name]) => name in call.goodBody!)),
    ...Object.fromEntries(idInBody.map((name) => [name, id])),
  };
  return client.call<Problem>(call.method, call.path.replace('{id}', encodeURIComponent(id)) + queryOf(call, id), body);
}

/** What the query cannot go without: the first of a list of words, or the text that names `id`. */
function queryOf({ query }: DocumentedCall, id: string): string {
  const needed = query.filter(({ required }) => required).map(({ name, schema }) => [name, String(schema.enum?.[0] ?? themeContent(id))]);
  return needed.length ? `?${new URLSearchParams(needed)}` : '';
}

/** All rows of a kind, to see that a refused call changed none. */
const everything = async (kind: string): Promise<unknown> => app.db(`${kind}.${kind}`).orderBy('id');
