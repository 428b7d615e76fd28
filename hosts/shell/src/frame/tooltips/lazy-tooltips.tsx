import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useIdle } from '../use-idle.ts';
import { allAnchors, onAnchors } from './anchors.ts';

/** A page without its tooltips is whole: where they cannot be loaded there are none. */
const TooltipLayer = lazy<ComponentType>(() =>
  import('./tooltip-layer.tsx').then(
    (loaded) => ({ default: loaded.TooltipLayer }),
    () => ({ default: () => null }),
  ),
);

/** Loaded after first paint, where something on the page has words and something can hover. */
export function LazyTooltips() {
  const idle = useIdle();
  const wanted = useSyncExternalStore(onAnchors, () => allAnchors().length > 0);
  return <Suspense>{idle && wanted && matchMedia('(any-hover: hover)').matches && <TooltipLayer />}</Suspense>;
}
