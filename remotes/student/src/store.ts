import { baseApi } from '@lauda/api-client/base';
import { configureStore } from '@lauda/vendor';

/** This remote's own store: made once for each page load, whatever is mounted and unmounted. */
export const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer },
  middleware: (defaults) => defaults().concat(baseApi.middleware),
});

/** Forgets everything, for tests that share the page. */
export const resetStore = () => void store.dispatch(baseApi.util.resetApiState());
