import { useEffect, useState } from 'react';
import { readAuthMethods } from '../../session/session-api.ts';
import { texts } from './texts.ts';

/** Only there where the server reports that it offers it (spec §2.11). */
export function GoogleButton() {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    readAuthMethods().then(
      ({ google }) => setOffered(google),
      () => undefined,
    );
  }, []);
  if (!offered) return null;
  return (
    <a className="ui-button ui-button-outline" href="/api/auth/google">
      {texts.google}
    </a>
  );
}
