/** A word without accents and in lower case, to compare what was written with what was meant. */
export function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
