import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, Message } from '@lauda/ui/plain';
import { texts } from './texts.ts';

export function NotFoundPage() {
  usePageTitle(texts.notFoundTitle);
  return (
    <Message title={texts.notFoundTitle} text={texts.notFoundText}>
      <ButtonLink to="/essays">{texts.notFoundBack}</ButtonLink>
    </Message>
  );
}
