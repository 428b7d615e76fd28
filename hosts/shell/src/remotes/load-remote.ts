import type { RemoteApp } from '@lauda/host-sdk';
import { whyIncompatible } from './compatibility.ts';
import { currentRemotes, type Remote } from './remote-list.ts';
import { type ShareScope, shareScope } from './share-scope.ts';

/** A remote's entry: a container of the Module Federation protocol, as an ES module. */
type Container = { init: (scope: ShareScope) => Promise<void> | void; get: (name: './app') => Promise<() => RemoteApp> };

const timeLimitMs = 20_000;

/**
 * Loads a remote's app.
 * @param again after a failure: the list is read anew, and the entry asked for under an address that no cache knows.
 * @throws where it is incompatible, missing, broken or too slow.
 */
export async function loadApp(remote: Remote, again: boolean): Promise<RemoteApp['App']> {
  const { App } = await Promise.race([open(again ? await refreshed(remote) : remote), tooLate(remote)]);
  return App;
}

async function open(remote: Remote): Promise<RemoteApp> {
  const reason = whyIncompatible(remote);
  if (reason) throw new Error(`${remote.name} ${reason}`);
  const container = (await import(/* webpackIgnore: true */ remote.entry)) as Container;
  await container.init(shareScope);
  return (await container.get('./app'))();
}

async function refreshed(remote: Remote): Promise<Remote> {
  const now = (await currentRemotes()).find(({ name }) => name === remote.name) ?? remote;
  return { ...now, entry: `${now.entry}?r=${Date.now()}` };
}

function tooLate({ name }: Remote): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(`${name} took over ${timeLimitMs} ms`)), timeLimitMs));
}
