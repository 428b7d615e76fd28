/** How long a page waits for what it can do without. */
const patienceMs = 1000;

/** What is wanted, or `otherwise` where it does not come in time or at all. Never fails. */
export async function patiently<T>(wanted: Promise<T>, otherwise: T): Promise<T> {
  const patience = new Promise<T>((resolve) => setTimeout(resolve, patienceMs, otherwise));
  return Promise.race([wanted.catch(() => otherwise), patience]);
}
