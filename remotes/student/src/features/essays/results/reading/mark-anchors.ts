/** Where a mark stands in the text, and its note in the list. @param error its place in the list. */
export const markId = (error: number) => `marca-${error + 1}`;
export const noteId = (error: number) => `erro-${error + 1}`;

/** Gives the focus to a mark, so that the keyboard goes on from there. */
export function revealMark(error: number): void {
  document.getElementById(markId(error))?.focus({ preventScroll: true });
  bringIntoSight(markId(error));
}

/** Gives the focus to a note, and keeps its mark in sight: on a phone the note covers the foot of the screen. */
export function revealNote(error: number): void {
  document.getElementById(noteId(error))?.focus({ preventScroll: true });
  bringIntoSight(noteId(error));
  bringIntoSight(markId(error));
}

function bringIntoSight(id: string): void {
  document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
}
