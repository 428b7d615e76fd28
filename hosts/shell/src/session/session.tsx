import type { User } from '@lauda/contracts/types';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { readUser, signOut } from './session-api.ts';

/** `user` is undefined while it is not known yet, null for a stranger. */
type State = { user: User | null | undefined; failed: boolean };

type Session = State & {
  /** Takes over who has just signed in. */
  enter: (user: User) => void;
  refresh: () => Promise<void>;
  /** Ends the session with a full page load, which empties every store. */
  leave: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

/** Reads the user once and hands the session down. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ user: undefined, failed: false });
  const session = useMemo(() => ({ ...state, ...verbs(setState) }), [state]);
  useEffect(() => void verbs(setState).refresh(), []);
  useFreshPage(state.user?.id);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Whoever was here is not any more: a full page load empties every store, so that nobody reads another's. */
function useFreshPage(userId: string | undefined): void {
  const before = useRef(userId);
  useEffect(() => {
    if (before.current && before.current !== userId) location.reload();
    before.current = userId;
  }, [userId]);
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside of SessionProvider');
  return session;
}

function verbs(setState: (change: (state: State) => State) => void): Omit<Session, keyof State> {
  return {
    enter: (user) => setState(() => ({ user, failed: false })),
    refresh: () =>
      readUser().then(
        (user) => setState(() => ({ user, failed: false })),
        // A user who is known stays: a passing failure must not throw anybody out.
        () => setState(({ user }) => ({ user, failed: user === undefined })),
      ),
    // Spec §8: a failed logout still leads to /signin.
    leave: () =>
      signOut().then(
        (next) => location.assign(next),
        () => location.assign('/signin'),
      ),
  };
}
