import { Button } from '@lauda/ui/plain';
import { useState } from 'react';
import { resendVerification } from '../../session/session-api.ts';
import { texts } from './texts.ts';

/** For who has an account whose address is not proved yet (spec §2.11). */
export function ResendVerification({ email }: { email: string }) {
  const [state, setState] = useState<'asked' | 'resent' | 'resendFailed'>();
  async function resend() {
    setState('asked');
    setState(
      await resendVerification(email).then(
        () => 'resent' as const,
        () => 'resendFailed' as const,
      ),
    );
  }
  return (
    <div className="door-resend">
      <Button look="outline" busy={state === 'asked'} onClick={() => void resend()}>
        {texts.resend}
      </Button>
      <p role="status">{state && state !== 'asked' && texts[state]}</p>
    </div>
  );
}
