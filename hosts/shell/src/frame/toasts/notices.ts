import type { Notice } from '@lauda/host-sdk';

/** The notice that shows now, if any: one at a time, so a new one takes the place of the old (spec §8). */
export type ShownNotice = Notice & { id: number };

let shown: ShownNotice | null = null;
let count = 0;
const listeners = new Set<() => void>();

export function notify(notice: Notice): void {
  change({ ...notice, id: ++count });
}

export function dismiss(): void {
  change(null);
}

export function shownNotice(): ShownNotice | null {
  return shown;
}

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(notice: ShownNotice | null): void {
  shown = notice;
  for (const listener of listeners) listener();
}
