import type { User } from '@lauda/contracts/types';
import type { ComponentType, ReactNode } from 'react';

/** The version of the type `Host` that a program is built for: raised with every field added, and fields are only ever added. */
export const hostSdk = 2;

/** A toast. One shows at a time; it goes by itself after five seconds. */
export type Notice = {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
  /** A single button, such as `Desfazer`. */
  action?: { label: string; run: () => void };
};

/** `children`: the one element that the words are about. What they say must be in its own name too: a finger sees no tooltip. */
export type TooltipProps = { text: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode };

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
  /** Since 2. Shows its words after 700 ms under the mouse, at once under the keyboard's focus; remotes use `Tooltip` of this package. */
  Tooltip: ComponentType<TooltipProps>;
};

/** What a remote exposes as `./app`. */
export type RemoteApp = { hostSdk: number; App: ComponentType<{ host: Host }> };
