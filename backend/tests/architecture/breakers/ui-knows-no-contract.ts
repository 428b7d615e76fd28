// as packages/ui/src/planted.ts
export { wordsMin } from '@lauda/contracts/vocabulary';
// as contracts/src/vocabulary.ts
export const wordsMin = 50;
