import type { RemoteApp } from '@lauda/host-sdk';
import { whyIncompatible } from './compatibility.ts';
import { federation } from './federation.ts';
import { NotLoaded } from './load-failure.ts';
import { currentRemotes, type Remote } from './remote-list.ts';

const timeLimitMs = 20_000;

/**
 * Loads a remote's app.
 * @param again after a failure: the list is read anew, and the entry asked for under an address that no cache knows.
 * @throws where it is incompatible, missing, broken or too slow.
 */
export async function loadApp(remote: Remote, again: boolean): Promise<RemoteApp['App']> {
  try {
    const { App } = await Promise.race([open(again ? await refreshed(remote) : remote, again), tooLate(remote)]);
    return App;
  } catch (cause) {
    throw new NotLoaded(String(cause), { cause });
  }
}

async function open(remote: Remote, again: boolean): Promise<RemoteApp> {
  const reason = whyIncompatible(remote);
  if (reason) throw new Error(`${remote.name} ${reason}`);
  federation.registerRemotes([{ name: remote.name, entry: remote.entry, type: 'module' }], { force: again });
  const loaded = await federation.loadRemote<RemoteApp>(`${remote.name}/app`);
  if (!loaded) throw new Error(`${remote.name} exposes no app`);
  return loaded;
}

async function refreshed(remote: Remote): Promise<Remote> {
  const now = (await currentRemotes()).find(({ name }) => name === remote.name) ?? remote;
  return { ...now, entry: `${now.entry}?r=${Date.now()}` };
}

function tooLate({ name }: Remote): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(`${name} took over ${timeLimitMs} ms`)), timeLimitMs));
}
