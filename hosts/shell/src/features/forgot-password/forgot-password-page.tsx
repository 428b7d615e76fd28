import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink } from '@lauda/ui/plain';
import { useLocation } from '@lauda/vendor';
import { Door } from '../../frame/door.tsx';
import { texts } from './texts.ts';

/** Says plainly that resetting by mail is not open yet. */
export function ForgotPasswordPage() {
  usePageTitle(texts.title);
  const { search } = useLocation();
  return (
    <Door title={texts.title} text={texts.text}>
      <ButtonLink to={{ pathname: '/signin', search }}>{texts.signIn}</ButtonLink>
    </Door>
  );
}
