import { useEffect, useState } from 'react';

/** Whether the page has been painted and the browser has had nothing better to do since. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/** A page that waits for its next file or runs it is not idle yet, whatever the browser says in between. */
const settlingMs = 500;
const patienceMs = 2000;

function whenIdle(run: () => void): void {
  const ask = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: patienceMs }) : run());
  setTimeout(ask, settlingMs);
}
