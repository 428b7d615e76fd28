import type { ReactNode } from 'react';
import './page-header.css';

/** A page's title in the serif, a line under it, and its main action at the right. */
export function PageHeader({ title, text, back, action }: { title: string; text?: string; back?: ReactNode; action?: ReactNode }) {
  return (
    <header className="ui-page-header">
      <div>
        {back}
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {action}
    </header>
  );
}
