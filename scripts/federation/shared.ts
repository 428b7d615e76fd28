import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The one list of what is shared at run time: third-party code only (docs/adr/0001).
 * Each is taken from the shell, at the version it was built with; a remote carries no copy of its own.
 */
const packages = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  '@lauda/vendor': '@lauda/vendor',
};

/** The version of the vendor kit in this checkout, like `1.0.0`. */
export const vendorVersion: string = versionOf('@lauda/vendor');

/** The shell gives the shared modules out, and has them at hand from the first script on. */
export function sharedByShell() {
  return entries((version) => ({ version, eager: true }));
}

/** A remote only takes. Without a fallback it fails in its wall rather than run a second React. */
export function takenByRemote() {
  return entries(() => ({ import: false as const }));
}

function entries<Extra extends object>(extra: (version: string) => Extra) {
  return Object.fromEntries(
    Object.entries(packages).map(([request, owner]) => {
      const version = versionOf(owner);
      const requiredVersion = `^${version.split('.').slice(0, 2).join('.')}`;
      return [request, { singleton: true, strictVersion: true, requiredVersion, ...extra(version) }];
    }),
  );
}

function versionOf(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}
