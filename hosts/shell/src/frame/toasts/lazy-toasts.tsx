import { lazy, Suspense, useEffect, useState } from 'react';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** Toasts are loaded once the page has been painted and the browser has nothing better to do. */
export function LazyToasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return <Suspense>{wanted && <Toasts />}</Suspense>;
}

const patienceMs = 2000;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, patienceMs);
}
