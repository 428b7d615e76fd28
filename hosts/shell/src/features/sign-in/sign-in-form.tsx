import { Button, Field } from '@lauda/ui/plain';
import { Link, useLocation } from '@lauda/vendor';
import { useState } from 'react';
import { signIn } from '../../session/session-api.ts';
import { useSession } from '../../session/session.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { isUnverified, signInFailure } from './sign-in-failure.ts';
import { texts } from './texts.ts';

/** What went wrong, and for whom. */
type Failed = { error: unknown; email: string };

export function SignInForm() {
  const { enter } = useSession();
  const { search } = useLocation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const [wrong, setWrong] = useState<WrongFields>({});

  async function submit({ email, password }: SignInFields) {
    const flaws = flawsOf({ email, password });
    setWrong(flaws);
    setFailed(undefined);
    if (flaws.email) return email.focus();
    if (flaws.password) return password.focus();
    setBusy(true);
    try {
      enter(await signIn(email.value, password.value));
    } catch (error) {
      setFailed({ error, email: email.value });
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget.elements as HTMLFormControlsCollection & SignInFields);
      }}
    >
      {failed && (
        <p className="door-alert" role="alert">
          {signInFailure(failed.error)}
        </p>
      )}
      {failed && isUnverified(failed.error) && <ResendVerification email={failed.email} />}
      <Field label={texts.email} name="email" type="email" autoComplete="username" required autoFocus error={wrong.email} />
      <Field
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={wrong.password}
        aside={<Link to={{ pathname: '/forgot-password', search }}>{texts.forgot}</Link>}
      />
      <Button type="submit" busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}

type SignInFields = { email: HTMLInputElement; password: HTMLInputElement };
type WrongFields = { email?: string; password?: string };

/** What the browser finds wrong, in our words: its own speak the browser's language. */
function flawsOf({ email, password }: SignInFields): WrongFields {
  return {
    email: email.validity.valueMissing ? texts.missingEmail : email.validity.typeMismatch ? texts.wrongEmail : undefined,
    password: password.validity.valueMissing ? texts.missingPassword : undefined,
  };
}
