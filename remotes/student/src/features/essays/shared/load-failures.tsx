import { statusOf } from '@lauda/api-client/base';
import { usePageTitle } from '@lauda/host-sdk';
import { EmptyState } from '@lauda/ui/antd';
import { Button, ButtonLink, Message } from '@lauda/ui/plain';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';

/** Why an essay does not show: it is not there, or the call failed. @param retry asks again. */
export function EssayFailure({ error, retry }: { error: unknown; retry: () => void }) {
  return statusOf(error) === 404 ? <EssayMissing /> : <LoadFailed retry={retry} />;
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

/** The server or the network failed. @param retry asks again. */
export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={texts.loadFailed} text={texts.loadFailedText} action={<Button onClick={retry}>{texts.retry}</Button>} />
    </div>
  );
}
