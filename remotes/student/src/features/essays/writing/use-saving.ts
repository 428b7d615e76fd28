import { serverMessage } from '@lauda/api-client/base';
import { type Essay, useUpdateEssayMutation } from '@lauda/api-client/essays';
import { useHost } from '@lauda/host-sdk';
import { useState } from 'react';
import { useOneAtATime } from '../shared/one-at-a-time.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { texts } from './texts.ts';

/** Runs a call, unless it would write over something. @returns what went wrong. */
export type Guard = (act: () => Promise<unknown>) => Promise<unknown>;

/** Salvar para depois (spec §5, §8). */
export function useSaving({ id }: Essay, draft: DraftStore, guarded: Guard) {
  const host = useHost();
  const [isSaving, setSaving] = useState(false);
  const [updateEssay] = useUpdateEssayMutation();
  const put = async () => {
    const { data: saved, error } = await updateEssay({ id, body: draft.now().typed });
    if (!saved) return error;
    draft.rebase(saved);
    host.notify({ kind: 'success', title: texts.saved });
    return undefined;
  };
  const save = useOneAtATime(async () => {
    setSaving(true);
    const error = await guarded(put);
    setSaving(false);
    const { title, text } = texts.saveFailed;
    if (error) host.notify({ kind: 'error', title, text: serverMessage(error, text) });
  });
  return { save: () => void save(), isSaving };
}
