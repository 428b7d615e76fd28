import { useHost } from '@lauda/host-sdk';
import { Button } from '@lauda/ui/plain';
import type { ReactNode } from 'react';
import { texts } from '../shared/texts.ts';

type PremiumNoteProps = { text: string; source: string; children?: ReactNode };

/** What Premium shows beyond this, and the way to the plans. @param source which note it is, for the analytics. */
export function PremiumNote({ text, source, children }: PremiumNoteProps) {
  const host = useHost();
  return (
    <div className="premium-note">
      <p>{text}</p>
      {children}
      <Button look="outline" onClick={() => host.openPlans(source)}>
        {texts.seePlans}
      </Button>
    </div>
  );
}
