import type { User } from '@lauda/contracts/types';
import { type Host, hostSdk } from '@lauda/host-sdk';
import { useNavigate } from '@lauda/vendor';
import { useMemo } from 'react';
import { notify } from './frame/toasts/notices.ts';
import { Tooltip } from './frame/tooltips/tooltip.tsx';
import { useSession } from './session/session.tsx';
import { track } from './tracking/tracking.ts';

/** The services that the shell hands to remotes, and uses itself. */
export function useShellHost(user: User): Host {
  const { refresh, leave } = useSession();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      hostSdk,
      user,
      notify,
      refreshUser: refresh,
      signOut: leave,
      openPlans: () => navigate('/subscription-plans'),
      track,
      Tooltip,
    }),
    [user, refresh, leave, navigate],
  );
}
