import { Link } from '@lauda/vendor';
import type { ComponentProps, MouseEvent } from 'react';

type PlansLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { source: string; onPlans: (source: string) => void };

/** Opens the plans above this page, which gets the focus back where it was; in a tab of their own they are a page. */
export function PlansLink({ source, onPlans, ...rest }: PlansLinkProps) {
  const open = (click: MouseEvent) => {
    if (click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    onPlans(source);
  };
  return <Link {...rest} to="/subscription-plans" onClick={open} />;
}
