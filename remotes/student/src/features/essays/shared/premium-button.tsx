import { useHost } from '@lauda/host-sdk';
import { Button } from '@lauda/ui/plain';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import './premium-button.css';

type PremiumButtonProps = { source: string; onClick: () => void; children: ReactNode };

/** What only premium and admin may do: to a trial user it shows a badge and opens the plans (spec §6). */
export function PremiumButton({ source, onClick, children }: PremiumButtonProps) {
  const host = useHost();
  const isTrial = host.user.role === 'trial';
  return (
    <Button look="outline" onClick={() => (isTrial ? host.openPlans(source) : onClick())}>
      {children}
      {isTrial && <span className="premium-badge">{texts.premium}</span>}
    </Button>
  );
}
