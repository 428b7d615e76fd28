import { texts } from './texts.ts';
import './skip-link.css';

/** Leads past what is the same on every page; seen only by who comes to it with the keyboard. */
export function SkipLink({ inert }: { inert?: boolean }) {
  return (
    <a className="skip-link" href="#content" inert={inert}>
      {texts.skip}
    </a>
  );
}
