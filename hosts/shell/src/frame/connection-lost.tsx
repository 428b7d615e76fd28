import { usePageTitle, useRecovery } from '@lauda/host-sdk';
import { Button, Message } from '@lauda/ui/plain';
import { useState } from 'react';
import { Refused } from '../session/session-api.ts';
import { useSession } from '../session/session.tsx';
import { texts } from './texts.ts';

/** It is not known who asks, so nothing can be shown yet: the network failed, or the server did. Once they are back, it goes on by itself. */
export function ConnectionLost() {
  const { refresh, failure } = useSession();
  const [busy, setBusy] = useState(false);
  const [title, text] =
    failure instanceof Refused
      ? [texts.refusedTitle, failure.problem?.message ?? texts.refusedText]
      : [texts.offlineTitle, texts.offlineText];
  usePageTitle(title);
  useRecovery(() => void refresh());
  const retry = () => {
    setBusy(true);
    void refresh().then(() => setBusy(false));
  };
  return (
    <main>
      <Message alert title={title} text={text}>
        <Button busy={busy} onClick={retry}>
          {texts.retry}
        </Button>
      </Message>
    </main>
  );
}
