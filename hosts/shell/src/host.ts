import type { User } from '@lauda/contracts/types';
import { type Host, hostSdk } from '@lauda/host-sdk';
import { useMemo } from 'react';
import { useOpenPlans } from './features/plans/index.ts';
import { notify } from './frame/toasts/notices.ts';
import { Tooltip } from './frame/tooltips/tooltip.tsx';
import { useSession } from './session/session.tsx';
import { track } from './tracking/tracking.ts';

/** The services that the shell hands to remotes, and uses itself. */
export function useShellHost(user: User): Host {
  const { refresh, leave } = useSession();
  const openPlans = useOpenPlans();
  return useMemo(
    () => ({
      hostSdk,
      user,
      notify,
      refreshUser: refresh,
      signOut: leave,
      openPlans,
      track,
      Tooltip,
    }),
    [user, refresh, leave, openPlans],
  );
}
