import {
  type Draft,
  forgetDraft,
  isSame,
  keepDraft,
  type KeptDraft,
  keptDraft,
  onKeptElsewhere,
  type SavedText,
  sweepDrafts,
} from './kept-draft.ts';

/** How soon after a key what was typed is kept, in a long run of keys too; leaving the page keeps it at once. */
const keepAfterMs = 400;

type DraftState = KeptDraft & {
  /** What is on the sheet was found in the browser, not on the server. */
  isRecovered: boolean;
  /** The browser has no room for it. */
  isUnkept: boolean;
};
export type DraftStore = ReturnType<typeof createDraftStore>;
/** Asks the server what it holds now. */
export type ReadSaved = () => Promise<SavedText | undefined>;

/**
 * Title and text on the sheet. Whatever happens to the page, they stay in this browser until they are saved or sent,
 * and all its tabs show the same. It stands outside of the page's tree, so that a key draws the sheet anew and nothing else.
 */
export function createDraftStore(key: string, saved: SavedText) {
  const listeners = new Set<() => void>();
  sweepDrafts();
  const kept = keptDraft(key) ?? unwritten(saved);
  let state: DraftState = { ...kept, isRecovered: !isSame(kept.typed, saved), isUnkept: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const put = (changed: Partial<DraftState>) => {
    state = { ...state, ...changed };
    for (const tell of listeners) tell();
  };
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const { typed, base, isUnkept } = state;
    if (isSame(typed, base)) return forgetDraft(key);
    if (keepDraft(key, { typed, base }) === isUnkept) put({ isUnkept: !isUnkept });
  };
  const settle = (changed: Partial<KeptDraft>) => {
    put({ ...changed, isRecovered: false });
    keep();
  };
  /** Another tab saved: that is on the sheet now, and what was typed here while it was asked for stays. */
  const takeOver = async (readSaved: ReadSaved) => {
    const { typed } = state;
    const saved = await readSaved();
    if (!saved) return;
    if (state.typed === typed) put(unwritten(saved));
    else settle({ base: saved });
  };
  const leave = () => void (timer !== undefined && keep());

  return {
    now: () => state,
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    write: (changed: Partial<Draft>) => {
      put({ typed: { ...state.typed, ...changed } });
      timer ??= setTimeout(keep, keepAfterMs);
    },
    /** This is what is saved now; what was typed beyond it stays. */
    rebase: (saved: SavedText) => settle({ base: unwritten(saved).base }),
    /** Puts what is saved in the place of what was typed. */
    replace: (saved: SavedText) => settle(unwritten(saved)),
    /** Shows what is saved now, where nothing of one's own is on the sheet; a version with the same text is as good as the one begun from. */
    follow: (saved: SavedText) => {
      if (isSame(state.typed, saved) || isSame(state.base, saved)) put({ base: unwritten(saved).base });
      else if (isSame(state.typed, state.base)) put(unwritten(saved));
    },
    /** Keeps what is typed when the page is left, and shows what other tabs keep. @param readSaved asked where another tab saved. @returns what ends it. */
    open: (readSaved: ReadSaved) => {
      const unhear = onKeptElsewhere(key, (other) => {
        if (timer !== undefined) return;
        if (other) put(other);
        else void takeOver(readSaved);
      });
      // A phone may end a page that is out of sight without another word.
      document.addEventListener('visibilitychange', leave);
      addEventListener('pagehide', leave);
      return () => {
        unhear();
        document.removeEventListener('visibilitychange', leave);
        removeEventListener('pagehide', leave);
        leave();
      };
    },
  };
}

/** A sheet on which nothing was typed yet. */
function unwritten({ title, content, updatedAt }: SavedText): KeptDraft {
  return { typed: { title, content }, base: { title, content, updatedAt } };
}
