import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, forgetDraft, isSame, keepDraft, type KeptDraft, keptDraft, onKeptElsewhere } from './kept-draft.ts';

/** How long after the last key what was typed is kept; leaving the page keeps it at once. */
const keepAfterMs = 250;

/**
 * Title and text on the sheet. Whatever happens to the page, they stay in this browser until they are saved or sent,
 * and all its tabs show the same. @param readSaved what the server holds now; undefined where it does not answer.
 */
export function useDraft(id: string, saved: Draft, readSaved: () => Promise<Draft | undefined>) {
  const [shown, show] = useState<KeptDraft>(() => keptDraft(id) ?? { typed: saved, base: saved });
  const [isRecovered, setRecovered] = useState(() => !isSame(shown.typed, saved));
  // Ahead of what is drawn, for what is asked before the next drawing.
  const now = useRef(shown);
  const keeper = useKeeper(id, now);
  const put = (kept: KeptDraft) => {
    now.current = kept;
    show(kept);
  };
  const settle = (kept: KeptDraft) => {
    put(kept);
    setRecovered(false);
    keeper.keep();
  };
  const heard = useEffectEvent((kept: KeptDraft | undefined) => {
    if (keeper.isPending()) return;
    if (kept) put(kept);
    else void readSaved().then((text) => text && put({ typed: text, base: text }));
  });
  useEffect(() => onKeptElsewhere(id, heard), [id]);
  // Nothing of one's own is on the sheet: what is saved now belongs there.
  const followSaved = useEffectEvent((text: Draft) => {
    const { typed, base } = now.current;
    if (isSame(typed, text)) put({ typed, base: text });
    else if (isSame(typed, base)) put({ typed: text, base: text });
  });
  useEffect(() => followSaved({ title: saved.title, content: saved.content }), [saved.title, saved.content]);
  return {
    ...shown.typed,
    now: () => now.current,
    isRecovered,
    isUnkept: keeper.isFull,
    write: (changed: Partial<Draft>) => {
      put({ ...now.current, typed: { ...now.current.typed, ...changed } });
      keeper.keepSoon();
    },
    /** This is what is saved now; what was typed beyond it stays. */
    rebase: ({ title, content }: Draft) => settle({ ...now.current, base: { title, content } }),
    /** Puts what is saved in the place of what was typed. */
    replace: ({ title, content }: Draft) => settle({ typed: { title, content }, base: { title, content } }),
  };
}

/** Keeps what is typed a moment after it was, and at once where the page is left. */
function useKeeper(id: string, now: RefObject<KeptDraft>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isFull, setFull] = useState(false);
  const isPending = () => timer.current !== undefined;
  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { typed, base } = now.current;
    if (isSame(typed, base)) return forgetDraft(id);
    if (keepDraft(id, now.current) === isFull) setFull(!isFull);
  };
  const keepSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, keepAfterMs);
  };
  const leave = useEffectEvent(() => void (isPending() && keep()));
  useEffect(() => {
    // A phone may end a page that is out of sight without another word.
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { isPending, keep, keepSoon, isFull };
}
