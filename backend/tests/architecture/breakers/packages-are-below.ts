// as packages/host-sdk/src/planted.ts
export type { Frame } from '../../../hosts/shell/src/planted-frame.ts';
// as hosts/shell/src/planted-frame.ts
export type Frame = string;
