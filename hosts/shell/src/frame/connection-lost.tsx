import { Button, Message } from '@lauda/ui/plain';
import { useSession } from '../session/session.tsx';
import { texts } from './texts.ts';

/** The server did not say who asks, so nothing can be shown yet. */
export function ConnectionLost() {
  const { refresh } = useSession();
  return (
    <main>
      <Message alert title={texts.offlineTitle} text={texts.offlineText}>
        <Button onClick={() => void refresh()}>{texts.retry}</Button>
      </Message>
    </main>
  );
}
