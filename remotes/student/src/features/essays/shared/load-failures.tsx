import type { ApiError } from '@lauda/api-client/base';
import { EmptyState } from '@lauda/ui/antd';
import { Button, ButtonLink } from '@lauda/ui/plain';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';

/** Why an essay does not show: it is not there, or the call failed. @param retry asks again. */
export function EssayFailure({ error, retry }: { error: unknown; retry: () => void }) {
  return (error as ApiError).status === 404 ? <EssayMissing /> : <LoadFailed retry={retry} />;
}

/** Nobody's essay, or somebody else's: the way back. */
function EssayMissing() {
  const back = <ButtonLink to={paths.essays}>{texts.backToEssays}</ButtonLink>;
  return <EmptyState title={texts.essayMissing} text={texts.essayMissingText} action={back} />;
}

/** The server or the network failed. @param retry asks again. */
export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={texts.loadFailed} text={texts.loadFailedText} action={<Button onClick={retry}>{texts.retry}</Button>} />
    </div>
  );
}
