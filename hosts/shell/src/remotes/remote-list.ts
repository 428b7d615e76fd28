import type { Remote } from '@lauda/contracts/remotes';
import { answerWaitMs } from '@lauda/contracts/vocabulary';

export type { Remote };

/** The list that the server wrote into the page. */
export function inlinedRemotes(): Remote[] {
  return readList(JSON.parse(document.getElementById('remotes')?.textContent ?? ''));
}

/** The list as it is now: a release may have changed it while the page was open. */
export async function currentRemotes(): Promise<Remote[]> {
  const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(answerWaitMs) });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return readList(await response.json());
}

/** The schema of remotes.json that this shell reads. */
const schema = 1;

function readList(file: { schema: number; remotes: Remote[] }): Remote[] {
  if (file.schema !== schema) throw new Error(`remotes.json has schema ${file.schema}, not ${schema}`);
  return file.remotes;
}
