/** How long a page waits for it at most. */
const patienceMs = 1000;

/** The serif has come, or has had its time: a page that is nearly all text would jump if it came later. Never fails. */
export async function readingFace(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([document.fonts?.load("1em 'Source Serif 4 Variable'").catch(() => undefined), patience]);
}
