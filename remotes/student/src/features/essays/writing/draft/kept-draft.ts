/** What one writes. */
export type Draft = { title: string; content: string };
/** What was typed and is not saved yet, and what was saved when it was begun. */
export type KeptDraft = { typed: Draft; base: Draft };

const key = (id: string) => `lauda.draft.${id}`;

/** What this browser keeps of an essay, if anything. */
export function keptDraft(id: string): KeptDraft | undefined {
  try {
    return parsed(localStorage.getItem(key(id)));
  } catch {
    // Storage is forbidden: nothing is kept.
    return undefined;
  }
}

/** Keeps what is typed until it is saved or sent, even where the tab closes. @returns whether there was room for it. */
export function keepDraft(id: string, kept: KeptDraft): boolean {
  try {
    localStorage.setItem(key(id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(key(id));
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/**
 * Tells what another tab of this browser keeps of an essay, and undefined where it was saved or sent there.
 * A page that comes back out of the browser's memory has heard nothing meanwhile: it is told then. @returns what ends it.
 */
export function onKeptElsewhere(id: string, tell: (kept: KeptDraft | undefined) => void): () => void {
  const onStorage = (change: StorageEvent) => void (change.key === key(id) && tell(parsed(change.newValue)));
  const onReturn = (show: PageTransitionEvent) => void (show.persisted && tell(keptDraft(id)));
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

function parsed(text: string | null): KeptDraft | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptDraft> | null;
    return isDraft(kept?.typed) && isDraft(kept.base) ? { typed: kept.typed, base: kept.base } : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(draft: Draft | undefined): draft is Draft {
  return typeof draft?.title === 'string' && typeof draft.content === 'string';
}
