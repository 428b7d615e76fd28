import type { Host, RemoteApp } from '@lauda/host-sdk';
import { usePageTitle, useRecovery } from '@lauda/host-sdk';
import { Button, ButtonLink, CenteredSpinner, Message } from '@lauda/ui/plain';
import { useLocation } from '@lauda/vendor';
import { lazy, type LazyExoticComponent, Suspense, useState } from 'react';
import { ErrorWall } from './error-wall.tsx';
import { isLoadFailure } from './load-failure.ts';
import { loadApp } from './load-remote.ts';
import type { Remote } from './remote-list.ts';
import { texts } from './texts.ts';

type LazyApp = LazyExoticComponent<RemoteApp['App']>;

/** A remote behind its wall: what goes wrong in it, or on the way to it, stays in it. */
export function RemoteWall({ remote, host }: { remote: Remote; host: Host }) {
  const [App, setApp] = useState<LazyApp>(() => appOf(remote));
  const { pathname } = useLocation();
  const retry = () => setApp(appOf(remote, true));
  // The notice stays until the files are there, or it would be read out at each try.
  const recover = () =>
    void loadApp(remote, true).then(
      (loaded) => setApp(keep(remote, async () => loaded)),
      () => undefined,
    );
  const failed = (error: unknown) => (
    <PartFailed onRetry={retry} onRecover={isLoadFailure(error) ? recover : undefined} atHome={pathname === home} />
  );
  return (
    <ErrorWall subject={App} place={pathname} notice={failed}>
      <Suspense fallback={<CenteredSpinner label={texts.loading} />}>
        <App host={host} />
      </Suspense>
    </ErrorWall>
  );
}

const home = '/essays';

/** `onRecover` where what failed may come by itself; `atHome`: there is no other page to go back to. */
type PartFailedProps = { onRetry: () => void; onRecover?: () => void; atHome: boolean };

function PartFailed({ onRetry, onRecover, atHome }: PartFailedProps) {
  usePageTitle(texts.failedTitle);
  useRecovery(onRecover);
  return (
    <Message alert title={texts.failedTitle} text={texts.failedText}>
      <Button onClick={onRetry}>{texts.retry}</Button>
      {!atHome && (
        <ButtonLink look="outline" to={home}>
          {texts.back}
        </ButtonLink>
      )}
    </Message>
  );
}

/** Kept for the life of the page, so that coming back to a remote shows it at once. */
const apps = new Map<string, LazyApp>();

function appOf(remote: Remote, again = false): LazyApp {
  const known = apps.get(remote.name);
  return known && !again ? known : keep(remote, () => loadApp(remote, again));
}

function keep({ name }: Remote, load: () => Promise<RemoteApp['App']>): LazyApp {
  const app = lazy(async () => ({ default: await load() }));
  apps.set(name, app);
  return app;
}
