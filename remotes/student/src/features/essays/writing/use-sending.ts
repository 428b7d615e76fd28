import { codeOf, serverMessage } from '@lauda/api-client/base';
import { type Essay, useCorrectEssayMutation, useUpdateEssayMutation } from '@lauda/api-client/essays';
import { useHost } from '@lauda/host-sdk';
import { useNavigate } from '@lauda/vendor';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { useOneAtATime } from '../shared/one-at-a-time.ts';
import { texts as shared } from '../shared/texts.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { texts } from './texts.ts';
import { bodyOf, type Guard } from './use-saving.ts';

/** CORRIGIR: the text goes to correction, and the person to the list (spec §2.5, §4). */
export function useSending(essay: Essay, draft: DraftStore, guarded: Guard) {
  const host = useHost();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [updateEssay] = useUpdateEssayMutation();
  const [correctEssay] = useCorrectEssayMutation();

  /** The correction's call carries no title (spec §7), so a new one is saved before it. @returns what went wrong. */
  const saveTitle = async () => {
    const { typed, base } = draft.now();
    if (typed.title.trim() === base.title) return undefined;
    const { data: saved, error } = await updateEssay({ id: essay.id, body: bodyOf(draft) });
    if (saved) draft.rebase(saved);
    return error;
  };
  const deliver = async () => {
    const { id, theme, examType, institution, examBoard } = essay;
    const untitled = await saveTitle();
    if (untitled) return untitled;
    const { content, basedOn } = bodyOf(draft);
    const exam = { theme, examType, institution, examBoard };
    const { data: sent, error } = await correctEssay({ body: { essayId: id, content: content.trim(), basedOn, ...exam } });
    if (!sent) return error;
    draft.replace(sent);
    host.notify({ kind: 'success', title: texts.sent });
    void host.refreshUser();
    navigate(paths.essays);
    return undefined;
  };
  const send = useOneAtATime(async () => {
    setSending(true);
    const error = await guarded(deliver);
    setSending(false);
    if (error) host.notify(failureNotice(error, () => host.openPlans('tokens')));
  });
  return { send: () => void send(), isSending };
}

function failureNotice(error: unknown, seePlans: () => void) {
  const { title, text } = texts.sendFailed;
  const isOutOfTokens = codeOf(error) === 'tokens-insuficientes';
  const action = isOutOfTokens ? { label: shared.seePlans, run: seePlans } : undefined;
  return { kind: 'error', title, text: serverMessage(error, text), action } as const;
}
