// as backend/modules/themes/planted.ts
export * from '../essays/index.ts';
// as backend/modules/essays/index.ts
export type EssaysApi = string;
