/** A set of words written in one string, with any blanks between them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter(Boolean));
}
