/** The browser programs of the product; each is built, released and rolled back by itself. */
export const remoteNames = ['student', 'admin'] as const;
export const programNames = ['shell', ...remoteNames] as const;

export type RemoteName = (typeof remoteNames)[number];
export type ProgramName = (typeof programNames)[number];

/** Where a program's sources are. */
export function sourceFolder(name: ProgramName): string {
  return name === 'shell' ? 'hosts/shell' : `remotes/${name}`;
}
