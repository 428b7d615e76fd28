import { lazy, Suspense } from 'react';
import type * as Loaded from './toasts.tsx';
import { useIdle } from '../use-idle.ts';

const Toasts = lazy(async () => ({ default: (await load()).Toasts }));

const restMs = 5000;

/** Asked for until they come: without them nobody is told of anything, and the page must not go down for their sake. */
async function load(): Promise<typeof Loaded> {
  try {
    return await import('./toasts.tsx');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return load();
  }
}

/** Toasts are loaded once the page has been painted and the browser has nothing better to do. */
export function LazyToasts() {
  const idle = useIdle();
  return <Suspense>{idle && <Toasts />}</Suspense>;
}
