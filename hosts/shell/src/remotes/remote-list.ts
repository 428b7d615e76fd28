/** What remotes.json says of one remote (docs/adr/0001). */
export type Remote = {
  name: string;
  /** URL of its hashed remoteEntry. */
  entry: string;
  /** The `hostSdk` it was built for. */
  host: number;
  /** The version of `@lauda/vendor` it was built with. */
  vendor: string;
  access: 'signed-in' | 'admin';
  /** Path prefixes that it owns; `/` is that page alone. */
  paths: string[];
  /** Patterns of its pages that are shown without the frame. */
  bare: string[];
};

/** The list that the server wrote into the page. */
export function inlinedRemotes(): Remote[] {
  return readList(JSON.parse(document.getElementById('remotes')?.textContent ?? ''));
}

/** The list as it is now: a release may have changed it while the page was open. */
export async function currentRemotes(): Promise<Remote[]> {
  const response = await fetch('/remotes.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return readList(await response.json());
}

/** The schema of remotes.json that this shell reads. */
const schema = 1;

function readList(file: { schema: number; remotes: Remote[] }): Remote[] {
  if (file.schema !== schema) throw new Error(`remotes.json has schema ${file.schema}, not ${schema}`);
  return file.remotes;
}
