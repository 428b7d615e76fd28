import { codeOf, serverMessage } from '@lauda/api-client/base';
import { type Essay, useCorrectEssayMutation, useUpdateEssayMutation } from '@lauda/api-client/essays';
import { sendingFlaw } from '@lauda/contracts/vocabulary';
import { useHost } from '@lauda/host-sdk';
import { useNavigate } from '@lauda/vendor';
import { useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';
import { type Draft, keepDraft, readDraft } from './unsaved-draft.ts';

/** What is being written, and what may be done with it. A call that fails leaves every word where it is. */
export function useWriting(essay: Essay) {
  const [draft, setDraft] = useState(() => readDraft(essay));
  const [refusal, setRefusal] = useState<ReturnType<typeof sendingFlaw>>();
  const latest = useRef(draft);
  const saving = useSaveDraft(essay.id);
  const sending = useSendEssay(essay);
  const write = (changed: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changed };
    setDraft(latest.current);
    keepDraft(essay, latest.current);
  };
  const save = async () => {
    const saved = await saving.save(draft);
    // What was typed meanwhile belongs to the essay as it is now.
    if (saved) keepDraft(saved, latest.current);
  };
  return {
    ...draft,
    write,
    refusal,
    closeRefusal: () => setRefusal(undefined),
    save: () => void save(),
    isSaving: saving.isSaving,
    send: () => {
      const reason = sendingFlaw(draft.content);
      if (reason) setRefusal(reason);
      else void sending.send(draft);
    },
    isSending: sending.isSending,
    // While it is being sent the status is ahead of the server's answer.
    isCorrecting: essay.status === 'corrigindo' && !sending.isSending,
  };
}

function useSaveDraft(id: string) {
  const host = useHost();
  const [updateEssay, { isLoading: isSaving }] = useUpdateEssayMutation();
  const save = async (draft: Draft) => {
    const { data: saved, error } = await updateEssay({ id, body: draft });
    if (saved) host.notify({ kind: 'success', title: texts.saved });
    else host.notify({ kind: 'error', title: texts.saveFailed.title, text: serverMessage(error, texts.saveFailed.text) });
    return saved;
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
  const isOutOfTokens = codeOf(error) === 'tokens-insuficientes';
  const action = isOutOfTokens ? { label: texts.seePlans, run: seePlans } : undefined;
  return { kind: 'error', title, text: serverMessage(error, text), action } as const;
}
