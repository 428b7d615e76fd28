import { Button } from '@lauda/ui/plain';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { texts } from './texts.ts';

/** For who has left while the server was out of reach: the session is still there, and ended as soon as the connection is back. */
export function UnendedSession() {
  const { leave } = useSession();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const retry = () => void leave();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [leave]);
  const retry = () => {
    setBusy(true);
    void leave().then(() => setBusy(false));
  };
  return (
    <div className="door-unended">
      <p className="door-alert" role="alert">
        {texts.unended}
      </p>
      <Button look="outline" busy={busy} onClick={retry}>
        {texts.endSession}
      </Button>
    </div>
  );
}
