import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink } from '@lauda/ui/plain';
import { Door } from '../../frame/door.tsx';
import { texts } from './texts.ts';

/** Says plainly that sign-up is not open yet. */
export function SignUpPage() {
  usePageTitle(texts.title);
  return (
    <Door title={texts.title} text={texts.text}>
      <ButtonLink to="/signin">{texts.signIn}</ButtonLink>
    </Door>
  );
}
