import { usePageTitle } from '@lauda/host-sdk';
import { Link, useLocation } from '@lauda/vendor';
import { Door } from '../../frame/door.tsx';
import { GoogleLink } from '../../frame/google-link.tsx';
import { useSession } from '../../session/session.tsx';
import { useGoogle } from '../../session/use-google.ts';
import { SignInForm } from './sign-in-form.tsx';
import { texts } from './texts.ts';
import { UnendedSession } from './unended-session.tsx';

/** Spec §2.11. Whoever signs in is taken on by the app, which knows the page asked for. */
export function SignInPage() {
  usePageTitle(texts.title);
  const { search } = useLocation();
  const google = useGoogle();
  const { unended } = useSession();
  return (
    <Door title={texts.title} text={texts.text}>
      {unended && <UnendedSession />}
      <SignInForm />
      {/* Below the form: it comes later, and must not push away what one is typing in. */}
      {google && <GoogleLink>{texts.google}</GoogleLink>}
      <p className="door-foot">
        {texts.noAccount} <Link to={{ pathname: '/signup', search }}>{texts.signUp}</Link>
      </p>
    </Door>
  );
}
