import { usePageTitle } from '@lauda/host-sdk';
import { Link } from '@lauda/vendor';
import { Door } from '../../frame/door.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { texts } from './texts.ts';

/** Spec §2.11. Whoever signs in is taken on by the app, which knows the page asked for. */
export function SignInPage() {
  usePageTitle(texts.title);
  return (
    <Door title={texts.title} text={texts.text}>
      <GoogleButton />
      <SignInForm />
      <p className="door-foot">
        {texts.noAccount} <Link to="/signup">{texts.signUp}</Link>
      </p>
    </Door>
  );
}
