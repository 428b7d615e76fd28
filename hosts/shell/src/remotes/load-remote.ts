import type { RemoteApp } from '@lauda/host-sdk';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { whyIncompatible } from './compatibility.ts';
import { currentRemotes, type Remote } from './remote-list.ts';

const timeLimitMs = 20_000;

/**
 * Loads a remote's app.
 * @param again after a failure: the list is read anew, and the entry asked for under an address that no cache knows.
 * @throws where it is incompatible, missing, broken or too slow.
 */
export async function loadApp(remote: Remote, again: boolean): Promise<RemoteApp['App']> {
  const current = again ? await refreshed(remote) : remote;
  const reason = whyIncompatible(current);
  if (reason) throw new Error(`${current.name}: ${reason}`);
  const { name, entry } = current;
  registerRemotes([{ name, entry }], { force: again });
  const module = await Promise.race([loadRemote<RemoteApp>(`${name}/app`), tooLate(name)]);
  if (!module) throw new Error(`${name} exposes no app`);
  return module.App;
}

async function refreshed(remote: Remote): Promise<Remote> {
  const now = (await currentRemotes()).find(({ name }) => name === remote.name) ?? remote;
  return { ...now, entry: `${now.entry}?r=${Date.now()}` };
}

function tooLate(name: string): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(`${name} took over ${timeLimitMs} ms`)), timeLimitMs));
}
