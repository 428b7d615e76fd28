import type { ReactNode } from 'react';
import './message.css';

/** A page's only message: what happened, and what to do next. */
export function Message({ title, text, children, alert = false }: { title: string; text: string; children?: ReactNode; alert?: boolean }) {
  return (
    <section className="ui-message" role={alert ? 'alert' : undefined}>
      <div className="ui-message-sheet" aria-hidden="true" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <div className="ui-message-actions">{children}</div>}
    </section>
  );
}
