export * from './vocabulary.ts';
export * from './failures.ts';
export * from './operation.ts';
export * from './correction.ts';
export * from './auth.ts';
export * from './users.ts';
export * from './essays.ts';
export * from './themes.ts';
export { operations } from './operations.ts';
