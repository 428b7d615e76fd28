import { draftsOf, keptDrafts } from '@lauda/host-sdk';

/** What one writes. */
export type Draft = { title: string; content: string };
/** What the server holds; `updatedAt` names the version. */
export type SavedText = Draft & { updatedAt: string };
/** What was typed and is not saved yet, and what was saved when it was begun. */
export type KeptDraft = { typed: Draft; base: SavedText };
/** `until`: when it goes, in milliseconds since 1970. */
type StoredDraft = KeptDraft & { until: number };

/** A name in the browser's storage: whose text it is, and of which essay. */
export const draftKey = (userId: string, essayId: string): string => draftsOf(userId) + essayId;

const dayMs = 24 * 3600 * 1000;
/** How long a text lies untouched before it goes. */
const untouchedMs = 30 * dayMs;
/** How long a deleted essay can be brought back, and what was typed with it. */
const restorableMs = dayMs;

/** What this browser keeps of an essay, if anything. */
export function keptDraft(key: string): StoredDraft | undefined {
  try {
    return parsed(localStorage.getItem(key));
  } catch {
    // Storage is forbidden: nothing is kept.
    return undefined;
  }
}

/** Keeps what is typed until it is saved or sent, even where the tab closes. @returns whether there was room for it. */
export function keepDraft(key: string, { typed, base }: KeptDraft, forMs = untouchedMs): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ typed, base, until: Date.now() + forMs }));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** What was typed goes with its essay, and may come back with it. */
export function followEssay(key: string, fate: 'deleted' | 'restored'): void {
  const kept = keptDraft(key);
  if (kept) keepDraft(key, kept, fate === 'deleted' ? restorableMs : untouchedMs);
}

/** Removes what has lain too long, whoever's it is: a fresh text of somebody else's stays, and is shown to nobody but them. */
export function sweepDrafts(): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(keptDrafts))) {
      const kept = parsed(localStorage.getItem(key));
      if (!kept || kept.until <= Date.now()) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/**
 * Tells what another tab of this browser keeps of an essay, and undefined where it was saved or sent there.
 * A page that comes back out of the browser's memory has heard nothing meanwhile: it is told then. @returns what ends it.
 */
export function onKeptElsewhere(key: string, tell: (kept: KeptDraft | undefined) => void): () => void {
  const onStorage = (change: StorageEvent) => void (change.key === key && tell(parsed(change.newValue)));
  const onReturn = (show: PageTransitionEvent) => void (show.persisted && tell(keptDraft(key)));
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onReturn);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onReturn);
  };
}

/** The server trims titles, and a text when it is sent: blanks around them are no difference. */
export function isSame(one: Draft, other: Draft): boolean {
  return one.content.trim() === other.content.trim() && one.title.trim() === other.title.trim();
}

/** Whether another text than the one begun from was saved, on another device say: to save over it has to be asked for. */
export function isSavedElsewhere({ typed, base }: KeptDraft, saved: Draft): boolean {
  return !isSame(saved, base) && !isSame(saved, typed);
}

/** What was typed here and is not what was corrected. */
export function leftoverOf(key: string, corrected: Draft): string | undefined {
  const typed = keptDraft(key)?.typed.content.trim();
  return typed && typed !== corrected.content.trim() ? typed : undefined;
}

/** Of a text that was kept without its version: no version of the server's is this one. */
const unknownVersion = new Date(0).toISOString();

/** @returns nothing where it cannot be read. */
function parsed(text: string | null): StoredDraft | undefined {
  try {
    const { typed, base, until } = JSON.parse(text ?? '{}') as Partial<StoredDraft>;
    if (!isDraft(typed) || !isDraft(base) || typeof until !== 'number') return undefined;
    return { typed, base: { ...base, updatedAt: base.updatedAt ?? unknownVersion }, until };
  } catch {
    return undefined;
  }
}

function isDraft(draft: Draft | undefined): draft is Draft {
  return typeof draft?.title === 'string' && typeof draft.content === 'string';
}
