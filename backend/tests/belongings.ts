import { randomUUID } from 'node:crypto';
import { goodText, sampleCorrection, theme } from './essay-texts.ts';
import type { DocumentedCall } from './documented-calls.ts';
import { newPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The text by which a search names a theme. */
export const themeContent = (id: string): string => `Redija um texto dissertativo-argumentativo sobre a leitura (${id}).`;

type Maker = (app: TestApp, owner: string, call: DocumentedCall) => Promise<string>;

/** Makes what an id may name, in the state that a call asks for. A kind that is not here stops every test that meets it. */
const makers: Record<string, Maker> = {
  async essays({ db }, userId, { failures }) {
    const corrected = failures.includes('sem-resultado');
    const id = randomUUID();
    await db('essays.essays').insert({
      ...{ id, userId, theme, content: goodText, examType: 'ENEM', examBoard: 'ENEM', subject: 'Educação', maxScore: 1000 },
      ...(corrected ? { status: 'corrigido', grade: 600, correctionId: id } : { status: 'aguardando_upload' }),
    });
    if (corrected)
      await db('essays.results').insert({ essayId: id, correctionId: id, correction: sampleCorrection(''), correctedAt: new Date() });
    return id;
  },

  async themes({ db }, createdBy) {
    const id = randomUUID();
    await db('themes.themes').insert({
      ...{ id, createdBy, generatedBy: 'user', title: 'Leitura', content: themeContent(id), examType: 'ENEM', examBoard: 'ENEM' },
      ...{ subject: 'Educação', subjectKey: 'educacao', institutionKey: '', positionKey: '' },
    });
    return id;
  },

  /** People belong to nobody: there is one more. */
  users: async ({ db }) => (await newPerson(db)).id,
};

/** Kinds whose owner alone may name them. */
export const isOwned = (kind: string): boolean => kind !== 'users';

/** What a call is about: the collection before `{id}`, the body's `essayId`, or a text that its query cannot go without. */
export function kindNamedBy({ path, body = {}, query }: DocumentedCall): string | undefined {
  const inBody = Object.keys(body).find((name) => name.endsWith('Id'));
  const inQuery = query.find(({ required, schema }) => required && !schema.enum);
  return /\/(\w+)\/\{id\}/.exec(path)?.[1] ?? inBody?.replace(/Id$/, 's') ?? (inQuery && `${inQuery.name}s`);
}

export async function makeBelonging(app: TestApp, owner: string, call: DocumentedCall): Promise<string> {
  const kind = kindNamedBy(call)!;
  const make = makers[kind];
  if (!make) throw new Error(`nothing here makes one of ${kind}, which ${call.id} names`);
  return make(app, owner, call);
}
