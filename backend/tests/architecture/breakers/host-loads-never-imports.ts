// as hosts/shell/src/planted-remote.ts
export const remote = () => import('../../../remotes/student/src/planted-app.ts');
// as remotes/student/src/planted-app.ts
export const App = 1;
