// as remotes/admin/src/planted-neighbour.ts
export { paths } from '../../student/src/planted-paths.ts';
// as remotes/student/src/planted-paths.ts
export const paths = 1;
