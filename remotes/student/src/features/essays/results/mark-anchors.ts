/** Where a mark stands in the text, and its note in the list. @param error its place in the list. */
export const markId = (error: number) => `marca-${error + 1}`;
export const noteId = (error: number) => `erro-${error + 1}`;

/** Brings an element into sight and gives it the focus, so that the keyboard goes on from there. */
export function reveal(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block: 'nearest' });
}
