/** What remotes.json says of one remote (docs/adr/0001). No schema here: the browser reads this file (`remotes-file.ts` has it). */
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
  /** What each of its pages fetches beside the entry, and what some pages fetch beside that. */
  first?: First;
  pages?: (First & { paths: string[] })[];
};

/** Addresses of files and of calls that a page asks for first: the server announces them before a line of the page runs. */
export type First = { files?: string[]; calls?: string[] };

/** The remote that owns a path, if any. */
export function remoteAt(remotes: Remote[], path: string): Remote | undefined {
  return remotes.find(({ paths }) => paths.some((prefix) => owns(prefix, path)));
}

function owns(prefix: string, path: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}
