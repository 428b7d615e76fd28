import { ServerProvider } from '@lauda/api-client/store';
import { type Host, HostProvider, hostSdk as builtFor } from '@lauda/host-sdk';
import { ThemeProvider } from '@lauda/ui/antd';
import { AppRoutes } from './routes.tsx';

/** The version of `Host` that this remote was built for. */
export const hostSdk = builtFor;

/** The exposed face: an ordinary, complete React app inside the shell. */
export function App({ host }: { host: Host }) {
  return (
    <ServerProvider endSession={host.refreshUser}>
      <HostProvider value={host}>
        <ThemeProvider>
          <AppRoutes />
        </ThemeProvider>
      </HostProvider>
    </ServerProvider>
  );
}
