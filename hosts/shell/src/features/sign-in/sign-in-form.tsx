import { Button, Field } from '@lauda/ui/plain';
import { Link } from '@lauda/vendor';
import { useState } from 'react';
import { signIn } from '../../session/session-api.ts';
import { useSession } from '../../session/session.tsx';
import { signInFailure } from './sign-in-failure.ts';
import { texts } from './texts.ts';

export function SignInForm() {
  const { enter } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit({ email, password }: SignInFields) {
    setBusy(true);
    setFailure(undefined);
    try {
      enter(await signIn(email.value, password.value));
    } catch (error) {
      setFailure(signInFailure(error));
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget.elements as HTMLFormControlsCollection & SignInFields);
      }}
    >
      {failure && (
        <p className="door-alert" role="alert">
          {failure}
        </p>
      )}
      <Field label={texts.email} name="email" type="email" autoComplete="username" required autoFocus />
      <Field
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aside={<Link to="/forgot-password">{texts.forgot}</Link>}
      />
      <Button type="submit" busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}

type SignInFields = { email: HTMLInputElement; password: HTMLInputElement };
