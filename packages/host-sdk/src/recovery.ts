import { useEffect, useEffectEvent } from 'react';

/** How often what failed is asked for again. */
const againMs = 10_000;

/**
 * Asks again by itself for what did not come: when the connection is back, when the page is looked at again, and every ten seconds
 * while it is. @param ask undefined where asking again would change nothing.
 */
export function useRecovery(ask: (() => void) | undefined): void {
  const askAgain = useEffectEvent(() => {
    if (!document.hidden && navigator.onLine) ask?.();
  });
  const isWanted = ask !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const retry = () => askAgain();
    const timer = setInterval(retry, againMs);
    for (const name of ['online', 'focus']) addEventListener(name, retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      clearInterval(timer);
      for (const name of ['online', 'focus']) removeEventListener(name, retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [isWanted]);
}
