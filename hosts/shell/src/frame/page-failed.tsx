import { usePageTitle } from '@lauda/host-sdk';
import { Button, Message } from '@lauda/ui/plain';
import { texts } from './texts.ts';

/** In place of everything, where the shell itself has met what it did not expect, or a file of it did not come. */
export function PageFailed() {
  usePageTitle(texts.pageFailedTitle);
  return (
    <main>
      <Message alert title={texts.pageFailedTitle} text={texts.pageFailedText}>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
        <a className="ui-button ui-button-outline" href="/">
          {texts.home}
        </a>
      </Message>
    </main>
  );
}
