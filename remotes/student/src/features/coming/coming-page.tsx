import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, Message } from '@lauda/ui/plain';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';

/** A part of the product that is announced but not there yet. */
export function ComingPage({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <Message title={texts.coming} text={texts.comingText}>
      <ButtonLink to={paths.essays}>{texts.back}</ButtonLink>
    </Message>
  );
}
