import { mayPass, serverMessage, statusOf } from '@lauda/api-client/base';
import { usePageTitle, useRecovery } from '@lauda/host-sdk';
import { EmptyState } from '@lauda/ui/antd';
import { Button, ButtonLink, Message } from '@lauda/ui/plain';
import { useLayoutEffect, useRef } from 'react';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';

/** `retry` asks again; `busy` while it does. */
type FailureProps = { error?: unknown; retry: () => void; busy?: boolean };

/** Why an essay does not show: it is not there, or the call failed. */
export function EssayFailure(failure: FailureProps) {
  return statusOf(failure.error) === 404 ? <EssayMissing /> : <PageFailed {...failure} />;
}

/** Nobody's essay, or somebody else's: the way back. */
function EssayMissing() {
  usePageTitle(texts.essayMissing);
  return (
    <Message title={texts.essayMissing} text={texts.essayMissingText}>
      <ButtonLink to={paths.essays}>{texts.backToEssays}</ButtonLink>
    </Message>
  );
}

function PageFailed({ error, retry, busy }: FailureProps) {
  const button = useFocusAfter();
  useRecovery(mayPass(error) ? retry : undefined);
  return (
    <Message alert title={texts.loadFailed} text={whyNot(error)}>
      <Button ref={button} onClick={retry} busy={busy}>
        {texts.retry}
      </Button>
      <ButtonLink look="outline" to={paths.essays}>
        {texts.backToEssays}
      </ButtonLink>
    </Message>
  );
}

/** A part of a page that the server or the network did not give. */
export function LoadFailed({ error, retry, busy }: FailureProps) {
  useRecovery(mayPass(error) ? retry : undefined);
  const button = useFocusAfter();
  const again = (
    <Button ref={button} onClick={retry} busy={busy}>
      {texts.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={texts.loadFailed} text={whyNot(error)} action={again} />
    </div>
  );
}

/** Without an answer it is the connection; else the server's own sentence. */
function whyNot(error: unknown): string {
  return statusOf(error) === undefined ? texts.offlineText : serverMessage(error, texts.loadFailedText);
}

/** Where what was asked for comes, the button goes: the focus that it had is then the page's. */
function useFocusAfter() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const asked = button.current;
    return () => {
      if (document.activeElement === asked) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}
