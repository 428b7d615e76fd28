import type { User } from '@lauda/contracts/types';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { readUser, signOut } from './session-api.ts';

/**
 * `user` is undefined while it is not known yet, null for a stranger; `failure` is why it could not be known.
 * `unended`: the person has left, though the server could not be told, which keeps the session.
 */
type State = { user: User | null | undefined; failure?: unknown; unended?: boolean };

type Session = State & {
  /** Takes over who has just signed in. */
  enter: (user: User) => void;
  refresh: () => Promise<void>;
  /** Ends the session with a full page load, which empties every store. Where that fails it leads to /signin all the same (spec §4). */
  leave: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

/** Reads the user once and hands the session down. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ user: undefined });
  const [able] = useState(() => verbs(setState));
  const session = useMemo(() => ({ ...state, ...able }), [state, able]);
  useEffect(() => void able.refresh(), [able]);
  useFreshPage(state);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Whoever was here is not any more: a full page load empties every store, so that nobody reads another's. */
function useFreshPage({ user, unended }: State): void {
  const userId = user?.id;
  const before = useRef(userId);
  useEffect(() => {
    // Without the server there is no page to load: the next to sign in gets a fresh one.
    if (unended) return;
    if (before.current && before.current !== userId) location.reload();
    before.current = userId;
  }, [userId, unended]);
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside of SessionProvider');
  return session;
}

function verbs(setState: (change: (state: State) => State) => void): Omit<Session, keyof State> {
  return {
    enter: (user) => setState(() => ({ user })),
    refresh: () =>
      readUser().then(
        (user) => setState(() => ({ user })),
        // A user who is known stays: a passing failure must not throw anybody out.
        (failure: unknown) => setState(({ user }) => (user === undefined ? { user, failure } : { user })),
      ),
    leave: () =>
      signOut().then(
        (next) => location.assign(next),
        (failure: unknown) => {
          // Spec §8: a failed logout is only logged, and leads to /signin all the same.
          // oxlint-disable-next-line no-console
          console.error('logout', failure);
          setState(() => ({ user: null, unended: true }));
        },
      ),
  };
}
