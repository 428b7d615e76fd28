import { patiently } from './patience.ts';

/** The serif has come, or has had its time: a page that is nearly all text would jump if it came later. Never fails. */
export async function readingFace(): Promise<void> {
  await patiently<unknown>(document.fonts?.load("1em 'Source Serif 4 Variable'") ?? Promise.resolve(), undefined);
}
