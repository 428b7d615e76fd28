import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, Message } from '@lauda/ui/plain';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

/** A path below /settings that leads nowhere. */
export function UnknownPage() {
  usePageTitle(texts.unknown);
  return (
    <Message title={texts.unknown} text={texts.unknownText}>
      <ButtonLink to={paths.users}>{texts.users}</ButtonLink>
    </Message>
  );
}
