import { countWords, wordsMin } from '@lauda/contracts/vocabulary';

/** Why a text may not be sent yet (spec §5); undefined where it may. */
export function refusalOf(content: string): 'empty' | 'short' | undefined {
  const words = countWords(content);
  if (words === 0) return 'empty';
  return words < wordsMin ? 'short' : undefined;
}

/** Something to save for later: a title or a text that is not blank (spec §5). */
export function hasDraft({ title, content }: { title: string; content: string }): boolean {
  return Boolean(title.trim() || content.trim());
}
