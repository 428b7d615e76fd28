import { lazy, Suspense } from 'react';
import { useIdle } from '../use-idle.ts';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** Toasts are loaded once the page has been painted and the browser has nothing better to do. */
export function LazyToasts() {
  const idle = useIdle();
  return <Suspense>{idle && <Toasts />}</Suspense>;
}
