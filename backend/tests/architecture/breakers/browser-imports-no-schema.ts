// as packages/api-client/src/planted.ts
import { Essay } from '@lauda/contracts';
export const parse = Essay;
// as contracts/src/index.ts
export const Essay = 1;
