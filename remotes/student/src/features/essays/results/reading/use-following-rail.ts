import { type RefObject, useEffect } from 'react';
import { markId, noteId } from './mark-anchors.ts';

/**
 * Keeps the note of the mark that is being read at the top of the rail, as the text scrolls by;
 * not while somebody is in the rail. On a phone the rail does not scroll, and nothing moves.
 */
export function useFollowingRail(rail: RefObject<HTMLElement | null>, marks: number): void {
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      const box = rail.current;
      if (!box || box.scrollHeight <= box.clientHeight || box.matches(':hover') || box.contains(document.activeElement)) return;
      const note = document.getElementById(noteId(markBeingRead(marks)));
      if (note) box.scrollTo({ top: note.offsetTop - box.clientTop - headRoom });
    };
    const onScroll = () => void (frame ||= requestAnimationFrame(follow));
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [rail, marks]);
}

/** Pixels above the note, so that one sees that there is more. */
const headRoom = 40;

/** The first mark below a line that sinks from the head of the window to its foot as the text scrolls to its end; so every mark has its turn. */
function markBeingRead(marks: number): number {
  const line = (innerHeight * scrollY) / Math.max(1, document.documentElement.scrollHeight - innerHeight);
  for (let error = 0; error < marks; error++) {
    const box = document.getElementById(markId(error))?.getBoundingClientRect();
    if (box && box.bottom > line) return error;
  }
  return marks - 1;
}
