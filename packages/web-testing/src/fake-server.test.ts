import { expect, test } from '@jest/globals';
import { draft, summaryOf } from '@lauda/contracts/examples';
import { fakeServer, pageOf, refuse } from './fake-server.ts';

const create = (body: unknown) => fetch(new Request('/api/essays', { method: 'POST', body: JSON.stringify(body) }));
const good = { examType: 'ENEM', subject: 'Educação' };

test('what is not told answers with the contract’s example', async () => {
  const server = fakeServer({});
  const answer = await create(good);
  expect(answer.status).toBe(201);
  expect(server.callsOf('createEssay')[0]?.body).toMatchObject(good);
});

test('a body that the contract refuses is refused, as the real server would', async () => {
  const server = fakeServer({});
  const answer = await create({ subject: 'Educação' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'dados-invalidos' });
  expect(server.calls).toEqual([]);
});

test('an answer that the contract does not know is no answer', async () => {
  fakeServer({ createEssay: () => ({ id: 'x' }) });
  await expect(create(good)).rejects.toThrow();
});

test('a refusal has the status of its code', async () => {
  fakeServer({ getEssay: ({ params }) => refuse('redacao-nao-encontrada', `Não há ${params.id}.`) });
  const answer = await fetch(new Request(`/api/essays/${draft.id}`));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ code: 'redacao-nao-encontrada', message: `Não há ${draft.id}.` });
});

test('a list comes by pages, with how many there are', async () => {
  const essays = Array.from({ length: 3 }, () => summaryOf(draft));
  fakeServer({ listEssays: (call) => pageOf(essays, call) });
  const answer = await fetch(new Request('/api/essays?group=rascunhos&page=2&pageSize=2'));
  expect(answer.headers.get('X-Total-Count')).toBe('3');
  expect(await answer.json()).toHaveLength(1);
});

test('a fixed path is not taken for an id', async () => {
  const server = fakeServer({});
  await fetch(new Request('/api/themes/subjects?examType=ENEM&examBoard=ENEM'));
  expect(server.calls.map(({ id }) => id)).toEqual(['listSubjects']);
});
