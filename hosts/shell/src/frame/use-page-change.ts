import { useLocation, useNavigationType } from '@lauda/vendor';
import { useLayoutEffect, useRef } from 'react';

/**
 * A new page starts as a loaded one does: at its top, with the focus at its main part, so that keyboard and screen reader go on from there.
 * Going back and forward leaves the scrolling to the browser, which remembers it.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBackOrForward) scrollTo(0, 0);
    focusMain();
  }, [pathname, isBackOrForward]);
}

/** A field of the page that has taken the focus keeps it; what is left of the page before, and hidden, does not. */
function focusMain(): void {
  const main = document.querySelector('main');
  const holder = document.activeElement;
  if (!main || (main.contains(holder) && holder?.checkVisibility?.() !== false)) return;
  // Only what has a place in the order of focus, if but by script, can take it.
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
