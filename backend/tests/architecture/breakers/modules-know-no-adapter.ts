// as backend/modules/users/planted-engine.ts
export type { Engine } from '../../adapters/planted/engine.ts';
// as backend/adapters/planted/engine.ts
export type Engine = string;
