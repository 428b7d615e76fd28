import { Link } from '@lauda/vendor';
import type { ComponentProps, MouseEvent } from 'react';
import './button.css';

type Look = { look?: 'solid' | 'outline' | 'quiet' };

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** `busy` keeps the words, shows that something is under way and refuses further clicks; unlike what is disabled, it keeps the focus too. */
export function Button({ look = 'solid', busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  const state = { 'aria-busy': busy, 'aria-disabled': busy || rest['aria-disabled'] };
  return <button {...rest} {...state} type={type} className={`ui-button ui-button-${look}`} onClick={busy ? refuse : onClick} />;
}

/** Also the sending of the form that the button is of. */
const refuse = (click: MouseEvent) => click.preventDefault();

export function ButtonLink({ look = 'solid', ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={`ui-button ui-button-${look}`} />;
}
