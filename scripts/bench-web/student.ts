import { type APIRequestContext, request } from '@playwright/test';
import { essayText } from '../../e2e/essay.ts';

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;
/** A signed-in student of the demonstration, and a draft of 1,000 words. */
export type Student = { storageState: StorageState; draftPath: string };

const essays = 8;
const draftWords = 1_000;
const password = 'demo-redacao';
const draft = { examType: 'ENEM', subject: 'Educação', theme: 'Caminhos para formar leitores no Brasil' };

/** Signs the student in who has no essay under correction, for which the list would go on asking, and writes some drafts. */
export async function prepareStudent(url: string): Promise<Student> {
  const api = await request.newContext({ baseURL: url });
  try {
    await answered(api.post('/api/auth/signin', { data: { email: 'trial@demo.local', password } }));
    for (let made = 0; made < essays; made += 1) await answered(api.post('/api/essays', { data: draft }));
    const { id } = (await answered(api.post('/api/essays', { data: draft }))) as { id: string };
    await answered(api.put(`/api/essays/${id}`, { data: { content: longText() } }));
    return { storageState: await api.storageState(), draftPath: `/essays/${id}/upload` };
  } finally {
    await api.dispose();
  }
}

/** Paragraphs over and over, to that many words. */
function longText(): string {
  const all = essayText.repeat(10).split(/(?<=\s)(?=\S)/);
  return all.slice(0, draftWords).join('');
}

async function answered(call: ReturnType<APIRequestContext['get']>): Promise<unknown> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
