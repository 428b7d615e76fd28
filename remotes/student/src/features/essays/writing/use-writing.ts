import { codeOf, statusOf } from '@lauda/api-client/base';
import type { Essay } from '@lauda/api-client/essays';
import { sendingFlaw } from '@lauda/contracts/vocabulary';
import { useHost } from '@lauda/host-sdk';
import { useState } from 'react';
import { draftKey, isSavedElsewhere, type SavedText } from './draft/kept-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { texts } from './texts.ts';
import { useSaving } from './use-saving.ts';
import { useSending } from './use-sending.ts';

/** Asks the server what the essay is now. */
export type ReadEssay = () => Promise<{ data?: Essay; error?: unknown }>;

/** What is being written, and what may be done with it. A call that fails leaves every word where it is. */
export function useWriting(essay: Essay, readEssay: ReadEssay) {
  const host = useHost();
  const draft = useDraft(draftKey(host.user.id, essay.id), essay, async () => (await readEssay()).data);
  const [refusal, setRefusal] = useState<ReturnType<typeof sendingFlaw>>();
  const [isComparing, setComparing] = useState(() => isSavedElsewhere(draft.now(), essay));

  /** Where another text was saved meanwhile, on another device say, the server changes nothing, and one chooses. @returns what went wrong on the way. */
  const unlessSavedElsewhere = async (act: () => Promise<unknown>) => {
    const pressed = draft.now();
    const refused = await act();
    // Not one's own any more: whoever signed in meanwhile, in another tab, gets a page of their own.
    if (statusOf(refused) === 404) void host.refreshUser();
    if (codeOf(refused) !== 'mudou-em-outro-lugar') return refused;
    const { data: fresh, error } = await readEssay();
    if (error || !fresh) return error;
    if (!isSavedElsewhere(pressed, fresh)) {
      draft.rebase(fresh);
      return act();
    }
    draft.follow(fresh);
    if (isSavedElsewhere(draft.now(), fresh)) setComparing(true);
    else host.notify({ kind: 'info', ...texts.followed });
    return undefined;
  };
  const saving = useSaving(essay, draft, unlessSavedElsewhere);
  const sending = useSending(essay, draft, unlessSavedElsewhere);
  const settle = (choose: (saved: SavedText) => void) => {
    choose(essay);
    setComparing(false);
  };
  return {
    draft,
    append: (text: string) => {
      const { content } = draft.now().typed;
      draft.write({ content: content.trim() ? `${content.trimEnd()}\n\n${text}` : text });
    },
    ...saving,
    ...sending,
    send: () => {
      const flaw = sendingFlaw(draft.now().typed.content);
      setRefusal(flaw);
      if (!flaw) sending.send();
    },
    // While it is being sent the status is ahead of the server's answer.
    isCorrecting: essay.status === 'corrigindo' && !sending.isSending,
    refusal,
    closeRefusal: () => setRefusal(undefined),
    isComparing,
    closeComparison: () => setComparing(false),
    keepMine: () => settle(draft.rebase),
    takeSaved: () => settle(draft.replace),
  };
}
