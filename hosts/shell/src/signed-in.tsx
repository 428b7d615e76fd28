import type { User } from '@lauda/contracts/types';
import { useLocation } from '@lauda/vendor';
import { useState } from 'react';
import { Frame } from './frame/frame.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { useShellHost } from './host.ts';
import { isBare, remoteAt } from './remotes/paths.ts';
import { inlinedRemotes, type Remote } from './remotes/remote-list.ts';
import { RemoteWall } from './remotes/remote-wall.tsx';

/** The pages of a signed-in person: the path decides the remote and the layout before anything of the remote is loaded. */
export function SignedIn({ user }: { user: User }) {
  const { pathname } = useLocation();
  const [remotes] = useState(inlinedRemotes);
  const host = useShellHost(user);
  // A page that one may not open does not exist for him: no file of its remote is asked for.
  const remote = remoteAt(remotes.filter(mayBeOpenedBy(user)), pathname);
  const page = remote ? <RemoteWall key={remote.name} remote={remote} host={host} /> : <NotFoundPage />;
  if (isBare(remotes, pathname)) return <main>{page}</main>;
  return (
    <Frame user={user} host={host}>
      {page}
    </Frame>
  );
}

function mayBeOpenedBy(user: User) {
  return ({ access }: Remote) => access === 'signed-in' || access === user.role;
}
