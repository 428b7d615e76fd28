import { draftsOf } from '@lauda/host-sdk';

/** Whether the person has typed something in this browser that is not saved. */
export const hasUnsavedTexts = (userId: string): boolean => namesOf(userId).length > 0;

/** Nothing of theirs is left for whoever sits here next. */
export function removeUnsavedTexts(userId: string): void {
  for (const name of namesOf(userId)) localStorage.removeItem(name);
}

function namesOf(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(draftsOf(userId)));
  } catch {
    // Storage is forbidden: nothing was kept.
    return [];
  }
}
