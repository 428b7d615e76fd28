import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import type { Draft } from './kept-draft.ts';

/** The draft that is kept under a key, for as long as its essay's page is shown. @param readSaved asks the server what it holds now. */
export function useDraft(key: string, { title, content }: Draft, readSaved: () => Promise<Draft | undefined>): DraftStore {
  const [draft] = useState(() => createDraftStore(key, { title, content }));
  const ask = useEffectEvent(readSaved);
  useEffect(() => draft.open(() => ask()), [draft]);
  useEffect(() => draft.follow({ title, content }), [draft, title, content]);
  return draft;
}

/** A part of the draft; what shows it is drawn anew when that part changes. */
export function useDrafted<Part>(draft: DraftStore, part: (state: ReturnType<DraftStore['now']>) => Part): Part {
  return useSyncExternalStore(draft.subscribe, () => part(draft.now()));
}
