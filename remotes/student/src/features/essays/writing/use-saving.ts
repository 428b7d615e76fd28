import { serverMessage } from '@lauda/api-client/base';
import { type Essay, useUpdateEssayMutation } from '@lauda/api-client/essays';
import { useHost } from '@lauda/host-sdk';
import { useState } from 'react';
import { useOneAtATime } from '../shared/one-at-a-time.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { texts } from './texts.ts';

/** Runs a call that must not write over anything unasked. @returns what went wrong. */
export type Guard = (act: () => Promise<unknown>) => Promise<unknown>;

/** Salvar para depois (spec §5, §8). */
export function useSaving({ id }: Essay, draft: DraftStore, guarded: Guard) {
  const host = useHost();
  const [isSaving, setSaving] = useState(false);
  const [isSaveFailed, setSaveFailed] = useState(false);
  const [updateEssay] = useUpdateEssayMutation();
  const put = async () => {
    const { data: saved, error } = await updateEssay({ id, body: bodyOf(draft) });
    if (!saved) return error;
    draft.rebase(saved);
    host.notify({ kind: 'success', title: texts.saved });
    return undefined;
  };
  const save = useOneAtATime(async () => {
    setSaving(true);
    const error = await guarded(put);
    setSaving(false);
    setSaveFailed(Boolean(error));
    const { title, text } = texts.saveFailed;
    if (error) host.notify({ kind: 'error', title, text: serverMessage(error, text) });
  });
  return { save: () => void save(), isSaving, isSaveFailed };
}

/** What is on the sheet, and the version that it was written upon. */
export function bodyOf(draft: DraftStore) {
  const { typed, base } = draft.now();
  return { ...typed, basedOn: base.updatedAt };
}
