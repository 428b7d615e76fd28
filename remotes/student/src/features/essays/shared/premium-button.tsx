import { useHost } from '@lauda/host-sdk';
import { Button } from '@lauda/ui/plain';
import { type ComponentProps, useState } from 'react';
import { texts } from './texts.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import './premium-button.css';

/** `source` names the button for the analytics, and what its dialog offers. */
type PremiumButtonProps = ComponentProps<typeof Button> & { source: string; onClick: () => void };

/** What only premium and admin may do: to a trial user it shows a badge and opens an upgrade dialog (spec §6). */
export function PremiumButton({ source, onClick, children, ...rest }: PremiumButtonProps) {
  const [isOffering, setOffering] = useState(false);
  const isTrial = useHost().user.role === 'trial';
  if (!isTrial)
    return (
      <Button look="outline" {...rest} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <>
      <Button look="outline" {...rest} aria-haspopup="dialog" onClick={() => setOffering(true)}>
        {children}
        <span className="premium-badge">{texts.premium}</span>
      </Button>
      <UpgradeDialog open={isOffering} source={source} onClose={() => setOffering(false)} />
    </>
  );
}
