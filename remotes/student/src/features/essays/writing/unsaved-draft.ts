import type { Essay } from '@lauda/contracts/types';

export type Draft = { title: string; content: string };
type Kept = Draft & { updatedAt: string };

const key = (id: string) => `lauda.draft.${id}`;

/** What was typed in this tab since the essay was last saved, else what is saved; one that changed elsewhere since wins. */
export function readDraft({ id, updatedAt, title, content }: Essay): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(id)) ?? '{}') as Partial<Kept>;
    if (kept.updatedAt === updatedAt) return { title: kept.title ?? title, content: kept.content ?? content };
  } catch {
    // Not readable: what is saved stands.
  }
  return { title, content };
}

/** Keeps what is typed until it is saved: leaving the page, or signing in again, loses nothing. */
export function keepDraft({ id, updatedAt }: Essay, draft: Draft): void {
  try {
    sessionStorage.setItem(key(id), JSON.stringify({ ...draft, updatedAt }));
  } catch {
    // Storage may be full or forbidden; the text is still on the sheet.
  }
}
