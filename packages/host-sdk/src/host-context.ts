import { createContext, useContext } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** The shell's services. @throws outside of a `HostProvider`, which is a programming error. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost is called outside of HostProvider');
  return host;
}
