import type { EssayResults } from '@lauda/api-client/essays';
import { useEffect, useState } from 'react';
import { ErrorList } from './error-list.tsx';
import { revealMark, revealNote } from './mark-anchors.ts';
import { MarkedText } from './marked-text.tsx';
import { PremiumNote } from '../premium-note.tsx';
import { texts } from '../texts.ts';
import './essay-tab.css';

/** What one looks at: an error's mark in the text, or its note. */
type Focus = { error: number; on: 'mark' | 'note' };

/** The essay on its sheet with its marks, beside what each mark means. */
export function EssayTab({ results }: { results: EssayResults }) {
  const { essay, errors, hiddenErrors } = results;
  const total = errors.length + hiddenErrors;
  const [focus, setFocus] = useState<Focus>();
  // After the note has taken its place, which on a phone is the foot of the screen.
  useEffect(() => {
    if (focus?.on === 'note') revealNote(focus.error);
    if (focus?.on === 'mark') revealMark(focus.error);
  }, [focus]);
  const close = (error: number) => {
    setFocus(undefined);
    revealMark(error);
  };
  return (
    <div className="reading">
      <article className="reading-sheet" lang="pt-BR">
        {essay.title && <h2>{essay.title}</h2>}
        <MarkedText content={essay.content} errors={errors} selected={focus?.error} onSelect={(error) => setFocus({ error, on: 'note' })} />
      </article>
      <section className="reading-errors">
        <h2>{total ? texts.errors(total) : texts.noErrors}</h2>
        <ErrorList errors={errors} selected={focus?.error} onShow={(error) => setFocus({ error, on: 'mark' })} onClose={close} />
        {hiddenErrors > 0 && <PremiumNote text={texts.hidden(hiddenErrors)} source="hidden_errors" />}
      </section>
    </div>
  );
}
