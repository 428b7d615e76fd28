import { configureStore, Provider } from '@lauda/vendor';
import { type ReactNode, useEffect } from 'react';
import { baseApi, onSignedOut } from './base-api.ts';

/** The program's own store, for each has its own copy of this package: made once for a page load, whatever is mounted and unmounted. */
const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer },
  middleware: (defaults) => defaults().concat(baseApi.middleware),
});

/** Gives the pages below it the server's answers. @param endSession what to do when the server says that the session has ended. */
export function ServerProvider({ endSession, children }: { endSession: () => void; children: ReactNode }) {
  useEffect(() => onSignedOut(endSession), [endSession]);
  return <Provider store={store}>{children}</Provider>;
}

/** Forgets everything, for tests that share the page. */
export const resetStore = () => void store.dispatch(baseApi.util.resetApiState());
