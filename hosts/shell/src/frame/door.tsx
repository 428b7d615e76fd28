import { productName } from '@lauda/contracts/vocabulary';
import { Logo } from '@lauda/ui/plain';
import { Link } from '@lauda/vendor';
import type { ReactNode } from 'react';
import './door.css';

/** The bare layout of the pages before signing in: one sheet on the desk. */
export function Door({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <main className="door">
      <Link to="/" className="door-logo">
        <Logo name={productName} />
      </Link>
      <section className="door-sheet">
        <h1>{title}</h1>
        {text && <p className="door-text">{text}</p>}
        {children}
      </section>
    </main>
  );
}
