import { useEffect, useState } from 'react';

/** Whether the page has been painted and the browser has had nothing better to do since. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

const patienceMs = 2000;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, patienceMs);
}
