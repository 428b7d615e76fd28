import type { ReactNode } from 'react';
import './empty-state.css';

/** Nothing here yet: a ruled sheet, one line, one sentence, one button. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <section className="ui-empty">
      <div className="ui-empty-sheet" aria-hidden="true" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </section>
  );
}
