import { useLocation, useNavigate } from '@lauda/vendor';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** The address at which the overlay is the page itself (spec §2.1). */
const plansPath = '/subscription-plans';

/**
 * Opens the overlay above the page that is there, which stays mounted with all that was typed in it. It is one more entry of the
 * browser's history, at the same address: its way back closes the overlay and leaves nothing.
 */
export function useOpenPlans(): (source: string) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const now = useRef({ navigate, location });
  useLayoutEffect(() => void (now.current = { navigate, location }));
  // The same function for ever: what is handed to remotes must not change with each page.
  return useCallback((source) => {
    const { pathname, search, hash, state } = now.current.location;
    if (pathname === plansPath || openedBy(state)) return;
    void now.current.navigate({ pathname, search, hash }, { state: { ...state, plans: source } });
  }, []);
}

/** Which button opened the overlay, where one did. @param state of the location. */
export function openedBy(state: unknown): string | undefined {
  const source = (state as { plans?: unknown } | null)?.plans;
  return typeof source === 'string' ? source : undefined;
}
