// as remotes/student/src/planted-routes.ts
export { list } from './features/planted/list.ts';
// as remotes/student/src/features/planted/list.ts
export const list = 1;
