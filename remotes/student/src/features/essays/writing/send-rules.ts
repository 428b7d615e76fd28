/** Something to save for later: a title or a text that is not blank (spec §5). */
export function hasDraft({ title, content }: { title: string; content: string }): boolean {
  return Boolean(title.trim() || content.trim());
}
