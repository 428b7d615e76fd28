import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createDraftStore, type DraftStore, type ReadSaved } from './draft-store.ts';
import type { SavedText } from './kept-draft.ts';

/** The draft that is kept under a key, for as long as its essay's page is shown. */
export function useDraft(key: string, { title, content, updatedAt }: SavedText, readSaved: ReadSaved): DraftStore {
  const [draft] = useState(() => createDraftStore(key, { title, content, updatedAt }));
  const ask = useEffectEvent(readSaved);
  useEffect(() => draft.open(() => ask()), [draft]);
  useEffect(() => draft.follow({ title, content, updatedAt }), [draft, title, content, updatedAt]);
  return draft;
}

/** A part of the draft; what shows it is drawn anew when that part changes. */
export function useDrafted<Part>(draft: DraftStore, part: (state: ReturnType<DraftStore['now']>) => Part): Part {
  return useSyncExternalStore(draft.subscribe, () => part(draft.now()));
}
