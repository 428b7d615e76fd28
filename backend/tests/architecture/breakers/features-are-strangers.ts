// as remotes/student/src/features/planted/page.ts
export { card } from '../neighbour/index.ts';
// as remotes/student/src/features/neighbour/index.ts
export const card = 1;
