import type { User } from '@lauda/contracts/types';
import { useLocation } from '@lauda/vendor';
import { useEffect } from 'react';
import { track } from './tracking.ts';
import { viewedRoute } from './viewed-route.ts';

/** Reports each page that is come to (spec §2.1). @param user undefined while it is not known who looks. */
export function usePageViews(user: User | null | undefined): void {
  const { pathname } = useLocation();
  const route = user === undefined ? undefined : viewedRoute(pathname, user?.role ?? null);
  useEffect(() => {
    if (route) track('page_view', { route });
  }, [pathname, route]);
}
