// as backend/platform/planted/above.ts
export type Users = typeof import('#modules/users/planted-api.ts');
// as backend/modules/users/planted-api.ts
export const api = 1;
