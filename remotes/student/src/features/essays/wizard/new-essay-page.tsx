import { serverMessage } from '@lauda/api-client/base';
import { useCreateEssayMutation } from '@lauda/api-client/essays';
import { useHost, usePageTitle } from '@lauda/host-sdk';
import { PageHeader } from '@lauda/ui/antd';
import { useNavigate } from '@lauda/vendor';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { useOneAtATime } from '../shared/one-at-a-time.ts';
import { StepLine } from '../shared/step-line.tsx';
import { ExamForm } from './exam-form.tsx';
import { type ExamValues, essayOf } from './exam-values.ts';
import { readLastUsed, rememberLastUsed } from './last-used.ts';
import { texts } from './texts.ts';
import './new-essay-page.css';

/** /essays/new: the first step (spec §2.5). */
export function NewEssayPage() {
  const host = useHost();
  const navigate = useNavigate();
  const [createEssay, { isLoading }] = useCreateEssayMutation();
  const [initial] = useState(() => readLastUsed(host.user.id));
  usePageTitle(texts.title);

  const create = useOneAtATime(async (values: ExamValues) => {
    const { data: essay, error } = await createEssay({ body: essayOf(values) });
    if (!essay) return host.notify({ kind: 'error', title: texts.failed.title, text: serverMessage(error, texts.failed.text) });
    rememberLastUsed(host.user.id, values);
    await navigate(paths.themeChoice(essay.id));
  });
  return (
    <div className="wizard">
      <StepLine active={1} />
      <PageHeader title={texts.title} text={texts.text} />
      <ExamForm initial={initial} busy={isLoading} onSubmit={create} />
    </div>
  );
}
