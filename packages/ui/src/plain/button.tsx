import { Link } from '@lauda/vendor';
import type { ComponentProps } from 'react';
import './button.css';

type Look = { look?: 'solid' | 'outline' | 'quiet' };

/** `busy` keeps the words, shows that something is under way and refuses further clicks. */
export function Button({ look = 'solid', busy = false, type = 'button', ...rest }: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return <button {...rest} type={type} className={`ui-button ui-button-${look}`} aria-busy={busy} disabled={busy || rest.disabled} />;
}

export function ButtonLink({ look = 'solid', ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={`ui-button ui-button-${look}`} />;
}
