// as contracts/src/planted.ts
export type { Log } from '../../backend/platform/log/index.ts';
// as backend/platform/log/index.ts
export type Log = string;
