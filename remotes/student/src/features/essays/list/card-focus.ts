const prefix = 'essay-';
/** The page's own button, where no card is left. */
export const newEssayId = 'new-essay';

/** The id of what opens an essay from its card. */
export const openerId = (id: string): string => prefix + id;

/** @returns false where the essay has no card. */
export function focusCard(id: string): boolean {
  const opener = document.getElementById(openerId(id));
  opener?.focus();
  return opener !== null;
}

/** What comes into the list is drawn some frames later; a card that is not there by then is on no page that is shown. */
const drawnWithinMs = 1000;

/** Gives up as well when the person goes on with something else. */
export function focusCardWhenShown(id: string): void {
  let until = performance.now() + drawnWithinMs;
  const giveUp = () => void (until = 0);
  for (const act of ['pointerdown', 'keydown']) document.addEventListener(act, giveUp, { capture: true, once: true });
  const look = () => void (performance.now() > until || focusCard(id) || requestAnimationFrame(look));
  look();
}

/** Who deletes by keyboard goes on from the next card, or the one before, or the page's button. */
export function focusBeside(id: string): void {
  const openers = [...document.querySelectorAll<HTMLElement>(`.essay-card h3 > [id^="${prefix}"]`)];
  const at = openers.findIndex((opener) => opener.id === openerId(id));
  const beside = openers[at + 1] ?? openers[at - 1] ?? document.getElementById(newEssayId);
  beside?.focus();
}
