import type { RemoteApp } from '../../packages/host-sdk/src/index.ts';

/**
 * Stands in for the shell's `load-remote.ts` in the yardstick of `npm run size`:
 * the same pages as one plain single-page application, whose parts are ordinary lazy chunks.
 */
export async function loadApp({ name }: { name: string }): Promise<RemoteApp['App']> {
  const app =
    name === 'admin'
      ? import(/* webpackChunkName: 'admin' */ '../../remotes/admin/src/remote-app.tsx')
      : import(/* webpackChunkName: 'student' */ '../../remotes/student/src/remote-app.tsx');
  return (await app).App;
}
