import type { Notice } from '@lauda/host-sdk';

/** The last notice, if any; `open` until it is dismissed. One at a time: a new one takes the place of the old (spec §8). */
export type ShownNotice = Notice & { id: number; open: boolean };

let shown: ShownNotice | null = null;
let count = 0;
const listeners = new Set<() => void>();

export function notify(notice: Notice): void {
  change({ ...notice, id: ++count, open: true });
}

/** The notice is kept closed, so that it can be seen to leave. */
export function dismiss({ id }: Pick<ShownNotice, 'id'>): void {
  if (shown?.id === id) change({ ...shown, open: false });
}

export function shownNotice(): ShownNotice | null {
  return shown;
}

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(notice: ShownNotice): void {
  shown = notice;
  for (const listener of listeners) listener();
}
