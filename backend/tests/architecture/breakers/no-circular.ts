// as backend/platform/planted/first.ts
export { second } from './second.ts';
export const first = 1;
// as backend/platform/planted/second.ts
import { first } from './first.ts';
export const second = () => first;
