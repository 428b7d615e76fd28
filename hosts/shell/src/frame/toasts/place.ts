/** The modal dialog that is open, if any: what lies outside of it can be neither pressed nor heard, so toasts are drawn in it. */
let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** @returns what draws them in the page again. */
export function drawToastsIn(dialog: HTMLElement): () => void {
  change(dialog);
  return () => change(null);
}

export function toastPlace(): HTMLElement | null {
  return place;
}

export function onToastPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(now: HTMLElement | null): void {
  place = now;
  for (const listener of listeners) listener();
}
