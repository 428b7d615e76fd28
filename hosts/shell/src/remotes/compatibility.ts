import { hostSdk } from '@lauda/host-sdk';
import vendor from '@lauda/vendor/package.json' with { type: 'json' };
import type { Remote } from './remote-list.ts';

/** What this shell offers. */
const offered = { host: hostSdk, vendor: vendor.version };

/**
 * Asked before anything of the remote is loaded: fields and names are only ever added, so older is fine, newer is not.
 * @returns why the remote cannot run here, or null.
 */
export function whyIncompatible({ host, vendor: built }: Pick<Remote, 'host' | 'vendor'>, shell = offered): string | null {
  if (host > shell.host) return `needs host ${host}, this shell is ${shell.host}`;
  const [major, minor] = parts(built);
  const [shellMajor, shellMinor] = parts(shell.vendor);
  if (major !== shellMajor || minor > shellMinor) return `needs vendor ^${built}, this shell has ${shell.vendor}`;
  return null;
}

function parts(version: string): [number, number] {
  const [major = NaN, minor = NaN] = version.split('.').map(Number);
  return [major, minor];
}
