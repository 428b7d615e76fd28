import { useEffect, useState } from 'react';
import { readAuthMethods } from './session-api.ts';

/** Whether the server offers to sign in with Google; undefined while it is asked, false where it does not answer. */
export function useGoogle(): boolean | undefined {
  const [offered, setOffered] = useState<boolean>();
  useEffect(() => {
    readAuthMethods().then(
      ({ google }) => setOffered(google),
      () => setOffered(false),
    );
  }, []);
  return offered;
}
