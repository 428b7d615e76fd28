import { serverMessage } from '@lauda/api-client/base';
import { type EssaySummary, useDeleteEssayMutation, useRestoreEssayMutation } from '@lauda/api-client/essays';
import { useHost } from '@lauda/host-sdk';
import { draftKey, followEssay } from '../writing/draft/kept-draft.ts';
import { focusBeside, focusCardWhenShown } from './card-focus.ts';
import { texts } from './texts.ts';

/** Removes at once, without a question (spec §2.4); `Desfazer` brings the essay back (decisions D3.14). */
export function useRemoval() {
  const host = useHost();
  const [deleteEssay] = useDeleteEssayMutation();
  const [restoreEssay] = useRestoreEssayMutation();
  const fail = ({ title, text }: { title: string; text: string }, error: unknown) =>
    host.notify({ kind: 'error', title, text: serverMessage(error, text) });

  const restore = async (id: string) => {
    const { error } = await restoreEssay({ id });
    if (error) return fail(texts.undoFailed, error);
    followEssay(draftKey(host.user.id, id), 'restored');
    // The pressed button went with its toast.
    focusCardWhenShown(id);
  };
  return async ({ id }: EssaySummary) => {
    focusBeside(id);
    const { error } = await deleteEssay({ id });
    if (error) return fail(texts.removeFailed, error);
    followEssay(draftKey(host.user.id, id), 'deleted');
    host.notify({ kind: 'success', ...texts.removed, action: { label: texts.undo, run: () => void restore(id) } });
  };
}
