import type { Host } from '@lauda/host-sdk';
import { fakeHost, type FakeHost } from '@lauda/host-sdk/fake';
import type { User } from '@lauda/contracts/types';
import { MemoryRouter, useLocation } from '@lauda/vendor';
import { configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { type Answers, fakeServer, type FakeServer } from './fake-server.ts';

// The first page of a file waits for its modules to be compiled, which on a busy machine takes more than a second.
configure({ asyncUtilTimeout: 8000 });

export type RenderedRemote = {
  host: FakeHost;
  server: FakeServer;
  person: UserEvent;
  /** Where the browser is now. */
  path: () => string;
};

/**
 * Shows a remote as the shell would, at a path, for someone, before a server that answers as told.
 * @param options.user what differs from a trial user.
 */
export function renderRemote(
  App: ComponentType<{ host: Host }>,
  options: { path: string; answers: Answers; user?: Partial<User> },
): RenderedRemote {
  const host = fakeHost(options.user);
  const server = fakeServer(options.answers);
  let path = options.path;
  const Address = () => {
    path = useLocation().pathname;
    return null;
  };
  render(
    <MemoryRouter initialEntries={[options.path]}>
      <App host={host} />
      <Address />
    </MemoryRouter>,
  );
  // At each click jsdom would compute the style of every element around it: most of a test's time.
  const person = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { host, server, person, path: () => path };
}
