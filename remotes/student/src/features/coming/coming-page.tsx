import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, Message } from '@lauda/ui/plain';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';

/** A part of the product that is announced but not there yet, and what serves until then. */
export function ComingPage({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  return (
    <Message title={texts.coming} text={text}>
      <ButtonLink to={paths.essays}>{texts.back}</ButtonLink>
    </Message>
  );
}
