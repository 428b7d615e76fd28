export { fakeServer, noConnection, pageOf, refuse } from './fake-server.ts';
export type { Answer, Answers, Call, FakeServer } from './fake-server.ts';
export { renderRemote } from './render-remote.tsx';
export type { RenderedRemote } from './render-remote.tsx';
