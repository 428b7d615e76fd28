import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Problem } from '@lauda/contracts';
import { kindNamedBy, makeBelonging } from './belongings.ts';
import type { Client } from './client.ts';
import { type DocumentedCall, documentedCalls, notYet, resolved, type Schema } from './documented-calls.ts';
import { goodText } from './essay-texts.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const hostile = {
  emoji: 'Redação 😀 👩🏽‍🏫 🇧🇷 e\u0301',
  'right-to-left': '\u202Eאבג\u202C \u200Fمرحبا\u200E 12',
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>&amp;"\'',
  SQL: "'; drop table essays.essays; -- %_\\ $1 ? :id",
  'a template': '${7*7} {{7*7}} %s %00 \\u0000 ../../etc/passwd',
  'a hundred thousand characters': 'ã'.repeat(100_000),
  'a hundred thousand emoji': '😀'.repeat(100_000),
  NUL: 'a\0b',
  'half a pair': 'a\uD83Db',
};
/** What no table can give back as it was typed. */
const unkeepable = ['NUL', 'half a pair'];
/** Fields that are taken and not read: the stored essay's hold (decisions D3.4). */
const notRead: Record<string, string[]> = { correctEssay: ['theme', 'examType', 'institution', 'examBoard'] };

type Field = { call: DocumentedCall; name: string; schema: Schema; place: 'body' | 'form' | 'query' };
const isText = ({ type, anyOf = [] }: Schema): boolean => [type].flat().includes('string') || anyOf.map(resolved).some(isText);
/** Free text that is kept: neither a word of a list, nor an id, nor a moment, nor what one signs in with. */
const isKept = ({ call, name, schema, place }: Field): boolean =>
  place === 'body' &&
  !isListed(schema) &&
  schema.format !== 'date-time' &&
  !name.endsWith('Id') &&
  call.id !== 'signIn' &&
  !notYet.includes(call.id) &&
  !notRead[call.id]?.includes(name);
const isListed = ({ enum: words, const: word, anyOf = [] }: Schema): boolean =>
  words !== undefined || word !== undefined || anyOf.map(resolved).some(isListed);

const fields = documentedCalls.flatMap((call) => {
  const of = (place: Field['place'], schemas: [string, Schema][]): Field[] =>
    schemas.map(([name, schema]) => ({ call, name, schema: resolved(schema), place })).filter(({ schema }) => isText(schema));
  const body = Object.entries(call.body ?? {});
  const query = call.query.map(({ name, schema }): [string, Schema] => [name, schema]);
  return [...of('body', body), ...of('form', call.takesForms ? body : []), ...of('query', query)];
});
const named = fields.map((field) => ({ ...field, where: `${field.call.id}.${field.name} in its ${field.place}` }));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('there are texts to be tried in bodies, in forms and in queries', () => {
  expect(fields.filter(isKept).length).toBeGreaterThan(8);
  for (const sought of ['form', 'query']) expect(fields.filter(({ place }) => place === sought).length).toBeGreaterThan(4);
});

test.each(named)('$where: hostile texts are kept as typed or refused with a sentence', async (field) => {
  const client = await app.signedIn({ role: 'admin' });
  for (const [why, text] of Object.entries(hostile)) {
    // What is sent for correction must have its words.
    const typed = field.name === 'content' && field.call.failures.includes('texto-curto') ? `${goodText} ${text}` : text;
    const { status, body } = await send(client, field, typed);
    // A form cannot carry it: the browser itself puts another character in its place.
    if (field.place === 'form' && why === 'half a pair') continue;
    const fits = [...typed].length <= (resolvedText(field.schema).maxLength ?? Infinity) && !unkeepable.includes(why);
    if (isKept(field) && fits) {
      expect([why, status]).toEqual([why, field.call.success]);
      expect([why, await readBack(client, field, String(body['id']))]).toEqual([why, typed]);
    } else if (status >= 400) {
      expect([why, status < 500 || notYet.includes(field.call.id)]).toEqual([why, true]);
      expectPortuguese((body as unknown as Problem).message);
    } else expect([why, isKept(field)]).toEqual([why, false]);
  }
});

test('an address without end is refused with a sentence too', async () => {
  const client = await app.signedIn();
  const answer = await client.get<Problem>(`/api/themes?subject=${'a'.repeat(300_000)}`);
  expect([answer.status, answer.body.code]).toEqual([413, 'muito-grande']);
  expectPortuguese(answer.body.message);
});

const resolvedText = (schema: Schema): Schema => schema.anyOf?.map(resolved).find(isText) ?? schema;

async function send(client: Client & { person: { id: string } }, { call, name, place }: Field, text: string) {
  const id = kindNamedBy(call) ? await makeBelonging(app, client.person.id, call) : '';
  const idsInBody = Object.keys(call.body ?? {}).filter((field) => field.endsWith('Id'));
  const filled = call.body && {
    ...call.goodBody,
    ...Object.fromEntries(idsInBody.map((field) => [field, id])),
    ...(place === 'query' ? {} : { [name]: text }),
  };
  const needed = call.query.filter(({ required }) => required).map((parameter) => [parameter.name, String(parameter.schema.enum?.[0])]);
  const query = new URLSearchParams([...needed.filter(([parameter]) => parameter !== name), ...(place === 'query' ? [[name, text]] : [])]);
  const body = place === 'form' ? asForm(filled!) : filled;
  return client.call<Record<string, unknown>>(call.method, `${call.path.replace('{id}', id)}?${query}`, body);
}

function asForm(filled: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(filled)) form.append(name, String(value));
  return form;
}

/** By the call that reads one of its kind, or the list where there is none. */
async function readBack(client: Client, { call, name }: Field, id: string): Promise<unknown> {
  const collection = `/api/${call.path.split('/')[2]}`;
  if (documentedCalls.some(({ method, path }) => method === 'GET' && path === `${collection}/{id}`))
    return (await client.get<Record<string, unknown>>(`${collection}/${id}`)).body[name];
  const { body } = await client.get<Record<string, unknown>[]>(`${collection}?pageSize=100`);
  return body.find((item) => item['id'] === id)?.[name];
}

function expectPortuguese(message: string): void {
  expect(message).toMatch(/^\p{Lu}.*\p{L}/u);
  expect(message).not.toMatch(/\b(invalid|expected|must|required|string|too|request|error)\b/i);
}
