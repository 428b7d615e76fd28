import { type ComponentType, lazy, Suspense } from 'react';
import { useIdle } from '../use-idle.ts';

/** A page without its tooltips is whole: where they cannot be loaded there are none. */
const TooltipLayer = lazy<ComponentType>(() =>
  import('./tooltip-layer.tsx').then(
    (loaded) => ({ default: loaded.TooltipLayer }),
    () => ({ default: () => null }),
  ),
);

/** Loaded after first paint, and only where something can hover. */
export function LazyTooltips() {
  const idle = useIdle();
  return <Suspense>{idle && matchMedia('(any-hover: hover)').matches && <TooltipLayer />}</Suspense>;
}
