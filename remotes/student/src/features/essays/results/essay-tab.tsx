import type { EssayResults } from '@lauda/api-client/essays';
import { useState } from 'react';
import { ErrorList } from './error-list.tsx';
import { MarkedText } from './marked-text.tsx';
import { PremiumNote } from './premium-note.tsx';
import { texts } from './texts.ts';
import './essay-tab.css';

/** The essay on its sheet with its marks, beside what each mark means. */
export function EssayTab({ results }: { results: EssayResults }) {
  const { essay, errors, hiddenErrors } = results;
  const total = errors.length + hiddenErrors;
  const [selected, setSelected] = useState<number>();
  return (
    <div className="reading">
      <article className="reading-sheet" lang="pt-BR">
        {essay.title && <h2>{essay.title}</h2>}
        <MarkedText content={essay.content} errors={errors} selected={selected} onSelect={setSelected} />
      </article>
      <section className="reading-errors">
        <h2>{total ? texts.errors(total) : texts.noErrors}</h2>
        <ErrorList errors={errors} selected={selected} onSelect={setSelected} />
        {hiddenErrors > 0 && <PremiumNote text={texts.hidden(hiddenErrors)} source="hidden_errors" />}
      </section>
    </div>
  );
}
