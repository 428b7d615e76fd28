import { type ApiError, serverMessage } from '@lauda/api-client/base';
import { type Essay, useCorrectEssayMutation, useUpdateEssayMutation } from '@lauda/api-client/essays';
import { useHost } from '@lauda/host-sdk';
import { useNavigate } from '@lauda/vendor';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { refusalOf } from './send-rules.ts';
import { texts } from './texts.ts';
import { type Draft, keepDraft, readDraft } from './unsaved-draft.ts';

/** What is being written, and what may be done with it. A call that fails leaves every word where it is. */
export function useWriting(essay: Essay) {
  const [draft, setDraft] = useState(() => readDraft(essay));
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>();
  const saving = useSaveDraft(essay.id);
  const sending = useSendEssay(essay);
  const write = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(essay, next);
  };
  return {
    ...draft,
    write,
    refusal,
    closeRefusal: () => setRefusal(undefined),
    save: () => void saving.save(draft),
    isSaving: saving.isSaving,
    send: () => {
      const reason = refusalOf(draft.content);
      if (reason) setRefusal(reason);
      else void sending.send(draft);
    },
    isSending: sending.isSending,
  };
}

function useSaveDraft(id: string) {
  const host = useHost();
  const [updateEssay, { isLoading: isSaving }] = useUpdateEssayMutation();
  const save = async (draft: Draft) => {
    const { error } = await updateEssay({ id, body: draft });
    if (!error) return host.notify({ kind: 'success', title: texts.saved });
    host.notify({ kind: 'error', title: texts.saveFailed.title, text: serverMessage(error, texts.saveFailed.text) });
  };
  return { save, isSaving };
}

function useSendEssay(essay: Essay) {
  const host = useHost();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [updateEssay] = useUpdateEssayMutation();
  const [correctEssay] = useCorrectEssayMutation();

  const deliver = async ({ title, content }: Draft) => {
    const { id, theme, examType, institution, examBoard } = essay;
    // The correction's call carries no title (spec §7), so a new one is saved before it.
    const titled = title === essay.title ? undefined : await updateEssay({ id, body: { title, content } });
    if (titled?.error) return titled.error;
    const { error } = await correctEssay({ body: { essayId: id, content: content.trim(), theme, examType, institution, examBoard } });
    return error;
  };
  const send = async (draft: Draft) => {
    setSending(true);
    const error = await deliver(draft);
    setSending(false);
    if (error) return host.notify(failureNotice(error, () => host.openPlans('tokens')));
    host.notify({ kind: 'success', title: texts.sent });
    void host.refreshUser();
    navigate(paths.essays);
  };
  return { send, isSending };
}

function failureNotice(error: unknown, seePlans: () => void) {
  const { title, text } = texts.sendFailed;
  const isOutOfTokens = (error as ApiError).problem?.code === 'tokens-insuficientes';
  const action = isOutOfTokens ? { label: texts.seePlans, run: seePlans } : undefined;
  return { kind: 'error', title, text: serverMessage(error, text), action } as const;
}
