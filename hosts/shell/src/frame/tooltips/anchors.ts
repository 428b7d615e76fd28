import type { TooltipProps } from '@lauda/host-sdk';

/** A place on the page that has a tooltip: `wrap` hears the pointer and the focus, its first element is what the words are about. */
export type Anchor = { wrap: HTMLElement; text: string; side: NonNullable<TooltipProps['side']> };

let anchors: readonly Anchor[] = [];
const listeners = new Set<() => void>();

/** @returns what takes it away again. */
export function addAnchor(anchor: Anchor): () => void {
  change([...anchors, anchor]);
  return () => change(anchors.filter((other) => other !== anchor));
}

export function allAnchors(): readonly Anchor[] {
  return anchors;
}

export function onAnchors(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(now: readonly Anchor[]): void {
  anchors = now;
  for (const listener of listeners) listener();
}
