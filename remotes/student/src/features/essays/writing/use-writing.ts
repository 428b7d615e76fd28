import type { Essay } from '@lauda/api-client/essays';
import { sendingFlaw } from '@lauda/contracts/vocabulary';
import { useHost } from '@lauda/host-sdk';
import { useState } from 'react';
import { type Draft, draftKey, isSavedElsewhere } from './draft/kept-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { texts } from './texts.ts';
import { useSaving } from './use-saving.ts';
import { useSending } from './use-sending.ts';

/** Asks the server what the essay is now. */
export type ReadEssay = () => Promise<{ data?: Essay; error?: unknown }>;

/** What is being written, and what may be done with it. A call that fails leaves every word where it is. */
export function useWriting(essay: Essay, readEssay: ReadEssay) {
  const host = useHost();
  const draft = useDraft(draftKey(host.user.id, essay.id), essay, async () => textOf((await readEssay()).data));
  const [refusal, setRefusal] = useState<ReturnType<typeof sendingFlaw>>();
  const [isComparing, setComparing] = useState(() => isSavedElsewhere(draft.now(), essay));

  /** Another text that was saved meanwhile, on another device say, is not written over unasked, nor sent unread. @returns what went wrong on the way. */
  const unlessSavedElsewhere = async (act: () => Promise<unknown>) => {
    const pressed = draft.now();
    const { data: fresh, error } = await readEssay();
    if (error || !fresh) return error;
    if (!isSavedElsewhere(pressed, fresh)) return act();
    draft.follow(fresh);
    if (isSavedElsewhere(draft.now(), fresh)) setComparing(true);
    else host.notify({ kind: 'info', ...texts.followed });
    return undefined;
  };
  const saving = useSaving(essay, draft, unlessSavedElsewhere);
  const sending = useSending(essay, draft, unlessSavedElsewhere);
  const settle = (choose: (text: Draft) => void) => {
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

function textOf(essay: Essay | undefined): Draft | undefined {
  return essay && { title: essay.title, content: essay.content };
}
