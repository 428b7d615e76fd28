import type { User } from '@lauda/contracts/types';
import type { ComponentType } from 'react';

/** The version of the type `Host` that a program is built for: raised with every field added, and fields are only ever added. */
export const hostSdk = 1;

/** A toast. One shows at a time; it goes by itself after five seconds. */
export type Notice = {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
  /** A single button, such as `Desfazer`. */
  action?: { label: string; run: () => void };
};

/** What a remote may ask of the shell. Routing needs no field: the router's context is shared through `@lauda/vendor`. */
export type Host = {
  hostSdk: number;
  /** Who is signed in; the remote is never mounted for a stranger. */
  user: User;
  /** Reads the user again, after calls that change the allowance or the role. */
  refreshUser: () => Promise<void>;
  notify: (notice: Notice) => void;
  /** Opens the plans overlay. @param source which button asked, for the analytics. */
  openPlans: (source: string) => void;
  /** Analytics; silent where none is set up. */
  track: (event: string, properties?: Record<string, string | number>) => void;
  /** Ends the session and loads the page anew, which empties every store. */
  signOut: () => Promise<void>;
};

/** What a remote exposes as `./app`. */
export type RemoteApp = { hostSdk: number; App: ComponentType<{ host: Host }> };
