import { onSignedOut } from '@lauda/api-client/base';
import { type Host, HostProvider, hostSdk as builtFor } from '@lauda/host-sdk';
import { ThemeProvider } from '@lauda/ui/antd';
import { Provider } from '@lauda/vendor';
import { useEffect } from 'react';
import { AppRoutes } from './routes.tsx';
import { store } from './store.ts';

/** The version of `Host` that this remote was built for. */
export const hostSdk = builtFor;

/** The exposed face: an ordinary, complete React app inside the shell. */
export function App({ host }: { host: Host }) {
  useEffect(() => onSignedOut(() => void host.refreshUser()), [host]);
  return (
    <Provider store={store}>
      <HostProvider value={host}>
        <ThemeProvider>
          <AppRoutes />
        </ThemeProvider>
      </HostProvider>
    </Provider>
  );
}
