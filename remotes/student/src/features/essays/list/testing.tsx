import { draft, summaryOf } from '@lauda/contracts/examples';
import type { EssaySummary } from '@lauda/contracts/types';
import { type Answers, type Call, pageOf, renderRemote } from '@lauda/web-testing';
import { screen, within } from '@testing-library/react';
import { App } from '#app/remote-app.tsx';

/** An essay of the list; `id` is a number of up to three digits. */
export const essay = (id: number, changes: Partial<EssaySummary>): EssaySummary => ({
  ...summaryOf(draft),
  id: `9b6f3b1e-54d0-4a5c-9c5e-0d6f2f6f2${String(id).padStart(3, '0')}`,
  ...changes,
});

export const graded = essay(1, { status: 'corrigido', title: 'A praça e a feira', grade: 840, maxScore: 1000, theme: 'Um tema' });
export const failed = essay(2, { status: 'erro', title: 'O rio e a ponte', theme: 'Um tema' });
export const inCorrection = essay(3, { status: 'corrigindo', title: 'A horta da escola', theme: 'Um tema' });
export const written = essay(4, { status: 'aguardando_upload', title: 'O ônibus das seis', theme: 'Um tema' });
export const begun = essay(5, { status: 'tema_gerado' });

/** `quantity` essays called `Redação 1` and so on, as the server would order them. */
export const many = (quantity: number, status: EssaySummary['status']) =>
  Array.from({ length: quantity }, (_, n) => essay(100 + n, { status, title: `Redação ${n + 1}`, theme: 'Um tema' }));

/** The list as the server pages it. */
export const listOf = (essays: { submetidas?: EssaySummary[]; rascunhos?: EssaySummary[] }) => (call: Call) =>
  pageOf(essays[call.query.group as 'submetidas' | 'rascunhos'] ?? [], call);

export const both = { submetidas: [graded, failed, inCorrection], rascunhos: [written, begun] };

export const showList = (answers: Answers = {}, path = '/essays') =>
  renderRemote(App, { path, answers: { listEssays: listOf(both), ...answers } });

export const section = (name: RegExp) => within(screen.getByRole('region', { name }));
export const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
export const titlesIn = (name: RegExp) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
