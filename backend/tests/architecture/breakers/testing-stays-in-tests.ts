// as backend/app/planted.ts
export { testDatabase } from '#platform/testing/database.ts';
// as backend/platform/testing/database.ts
export const testDatabase = 1;
