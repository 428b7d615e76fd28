import { draftsOf, lastExamOf } from '@lauda/host-sdk';

/** Whether the person has typed something in this browser that is not saved. */
export const hasUnsavedTexts = (userId: string): boolean => keptNames().some((name) => name.startsWith(draftsOf(userId)));

/** Nothing of theirs is left for whoever sits here next: neither what they typed nor the exam they chose. */
export function removeTraces(userId: string): void {
  const isTheirs = (name: string) => name === lastExamOf(userId) || name.startsWith(draftsOf(userId));
  for (const name of keptNames().filter(isTheirs)) localStorage.removeItem(name);
}

function keptNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Storage is forbidden: nothing was kept.
    return [];
  }
}
