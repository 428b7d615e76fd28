import type { Host, RemoteApp } from '@lauda/host-sdk';
import { usePageTitle } from '@lauda/host-sdk';
import { Button, ButtonLink, CenteredSpinner, Message } from '@lauda/ui/plain';
import { useLocation } from '@lauda/vendor';
import { lazy, type LazyExoticComponent, Suspense, useState } from 'react';
import { ErrorWall } from './error-wall.tsx';
import { loadApp } from './load-remote.ts';
import type { Remote } from './remote-list.ts';
import { texts } from './texts.ts';

type LazyApp = LazyExoticComponent<RemoteApp['App']>;

/** A remote behind its wall: what goes wrong in it, or on the way to it, stays in it. */
export function RemoteWall({ remote, host }: { remote: Remote; host: Host }) {
  const [App, setApp] = useState<LazyApp>(() => appOf(remote));
  const { pathname } = useLocation();
  const retry = () => setApp(appOf(remote, true));
  return (
    <ErrorWall subject={App} place={pathname} notice={<PartFailed onRetry={retry} atHome={pathname === home} />}>
      <Suspense fallback={<CenteredSpinner label={texts.loading} />}>
        <App host={host} />
      </Suspense>
    </ErrorWall>
  );
}

const home = '/essays';

/** @param props.atHome there is no other page to go back to. */
function PartFailed({ onRetry, atHome }: { onRetry: () => void; atHome: boolean }) {
  usePageTitle(texts.failedTitle);
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
  if (known && !again) return known;
  const app = lazy(async () => ({ default: await loadApp(remote, again) }));
  apps.set(remote.name, app);
  return app;
}
