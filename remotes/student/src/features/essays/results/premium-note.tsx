import { useHost } from '@lauda/host-sdk';
import { Button } from '@lauda/ui/plain';
import { texts } from './texts.ts';

/** What Premium shows beyond this, and the way to the plans. */
export function PremiumNote({ text, source }: { text: string; source: string }) {
  const host = useHost();
  return (
    <div className="premium-note">
      <p>{text}</p>
      <Button look="outline" onClick={() => host.openPlans(source)}>
        {texts.seePlans}
      </Button>
    </div>
  );
}
