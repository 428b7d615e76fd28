// as backend/modules/users/planted-host.ts
export type { Host } from '@lauda/host-sdk';
// as packages/host-sdk/src/index.ts
export type Host = string;
