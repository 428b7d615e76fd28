import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The one list of what is shared at run time: third-party code only (docs/adr/0001).
 * The shell gives each out at the version it was built with (`hosts/shell/src/remotes/federation.ts`); a remote carries no copy of its own.
 */
export const sharedModules = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  '@lauda/vendor': '@lauda/vendor',
};

/** The version of the vendor kit in this checkout, like `1.0.0`. */
export const vendorVersion: string = versionOf('@lauda/vendor');

/** What a remote takes from the shell. Without a fallback it fails in its wall rather than run a second React. */
export function takenByRemote() {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([request, owner]) => {
      const requiredVersion = `^${versionOf(owner).split('.').slice(0, 2).join('.')}`;
      return [request, { import: false as const, singleton: true, strictVersion: true, requiredVersion }];
    }),
  );
}

function versionOf(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}
