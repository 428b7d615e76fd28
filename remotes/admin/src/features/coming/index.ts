export { ComingPage } from './coming-page.tsx';
export { UnknownPage } from './unknown-page.tsx';
