import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, Spinner } from '@lauda/ui/plain';
import { Link, useLocation } from '@lauda/vendor';
import { Door } from '../../frame/door.tsx';
import { GoogleLink } from '../../frame/google-link.tsx';
import { useGoogle } from '../../session/use-google.ts';
import { texts } from './texts.ts';

/** The identity provider's button where the server offers it (spec §2.11); else it says plainly that sign-up is not open yet. */
export function SignUpPage() {
  usePageTitle(texts.title);
  const { search } = useLocation();
  const signIn = { pathname: '/signin', search };
  const google = useGoogle();
  if (google === undefined)
    return (
      <Door title={texts.title}>
        <Spinner label={texts.loading} />
      </Door>
    );
  if (!google)
    return (
      <Door title={texts.title} text={texts.closed}>
        <ButtonLink to={signIn}>{texts.toSignIn}</ButtonLink>
      </Door>
    );
  return (
    <Door title={texts.title} text={texts.text}>
      <GoogleLink>{texts.google}</GoogleLink>
      <p className="door-foot">
        {texts.haveAccount} <Link to={signIn}>{texts.signIn}</Link>
      </p>
    </Door>
  );
}
