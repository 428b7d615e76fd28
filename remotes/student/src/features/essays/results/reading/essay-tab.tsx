import type { EssayResults } from '@lauda/api-client/essays';
import { countWords } from '@lauda/contracts/vocabulary';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PremiumNote } from '../premium-note.tsx';
import { texts } from '../texts.ts';
import { ErrorList } from './error-list.tsx';
import { revealMark, revealNote } from './mark-anchors.ts';
import { MarkedText } from './marked-text.tsx';
import { useFollowingRail } from './use-following-rail.ts';
import './essay-tab.css';

/** What one looks at: an error's mark in the text, or its note. */
type Focus = { error: number; on: 'mark' | 'note' };

/** The essay on its sheet with its marks, beside what each mark means. */
export function EssayTab({ results }: { results: EssayResults }) {
  const { essay, errors, hiddenErrors, statistics } = results;
  const total = errors.length + hiddenErrors;
  const rail = useRef<HTMLElement>(null);
  const [focus, setFocus] = useState<Focus>();
  useFollowingRail(rail, errors.length);
  // After the note has taken its place, which on a phone is the foot of the screen.
  useEffect(() => {
    if (focus?.on === 'note') revealNote(focus.error);
    if (focus?.on === 'mark') revealMark(focus.error);
  }, [focus]);
  const close = (error: number) => {
    setFocus(undefined);
    revealMark(error);
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => void (key === 'Escape' && focus && close(focus.error)));
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="results-columns reading">
      <div>
        <article className="reading-sheet" lang="pt-BR">
          {essay.title && <h2 dir="auto">{essay.title}</h2>}
          <MarkedText
            content={essay.content}
            errors={errors}
            selected={focus?.error}
            onSelect={(error) => setFocus({ error, on: 'note' })}
          />
        </article>
        <p className="reading-count">
          {texts.words(countWords(essay.content))} · {texts.lines(statistics.estimatedLines)}
        </p>
      </div>
      <section className="reading-errors" ref={rail} aria-label={texts.errorsLabel}>
        <h2>{total ? texts.errors(total) : texts.noErrors}</h2>
        {total === 0 && <p>{texts.noErrorsText}</p>}
        <ErrorList errors={errors} selected={focus?.error} onShow={(error) => setFocus({ error, on: 'mark' })} onClose={close} />
        {hiddenErrors > 0 && <PremiumNote text={texts.hidden(hiddenErrors)} source="hidden_errors" />}
      </section>
    </div>
  );
}
