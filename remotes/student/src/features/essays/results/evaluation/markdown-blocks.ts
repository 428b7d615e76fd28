/** A block of the small Markdown that corrections use: headings, lists and paragraphs. */
export type MarkdownBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'list'; ordered: boolean; entries: string[] }
  | { kind: 'paragraph'; text: string };

const headingLine = /^(#{1,6})\s+(.+)$/u;
const bulletLine = /^\s*[-*]\s+(.+)$/u;
const numberLine = /^\s*\d+[.)]\s+(.+)$/u;

/** Reads line by line; what is no heading and no list is a paragraph, so nothing is ever lost. */
export function markdownBlocks(source: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let isNewBlock = true;
  for (const line of source.split('\n')) {
    if (line.trim()) addLine(blocks, line, isNewBlock);
    isNewBlock = !line.trim();
  }
  return blocks;
}

/** The headings of the first two levels; `place` is theirs among the blocks. */
export function headings(source: string): { text: string; place: number }[] {
  return markdownBlocks(source).flatMap((block, place) =>
    block.kind === 'heading' && block.level <= 2 ? [{ text: block.text, place }] : [],
  );
}

/** Where a heading stands in the page. @param place its place among the blocks. */
export const headingId = (place: number) => `comentario-${place + 1}`;

function addLine(blocks: MarkdownBlock[], line: string, isNewBlock: boolean): void {
  const last = blocks.at(-1);
  const heading = headingLine.exec(line);
  const bullet = bulletLine.exec(line)?.[1];
  const entry = bullet ?? numberLine.exec(line)?.[1];
  const ordered = bullet === undefined;
  if (heading) blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
  else if (entry !== undefined && last?.kind === 'list' && last.ordered === ordered) last.entries.push(entry);
  else if (entry !== undefined) blocks.push({ kind: 'list', ordered, entries: [entry] });
  else if (last?.kind === 'paragraph' && !isNewBlock) last.text += ` ${line.trim()}`;
  else blocks.push({ kind: 'paragraph', text: line.trim() });
}

/** A run of text; the strong ones stood between `**`, the emphasised between `*` or `_`. */
type MarkdownRun = { text: string; look: 'plain' | 'strong' | 'emphasis' };

/** The runs of a line. */
export function markdownRuns(line: string): MarkdownRun[] {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|(?<![\p{L}\d])_[^_\s][^_]*_(?![\p{L}\d]))/u)
    .filter(Boolean)
    .map(markdownRun);
}

function markdownRun(piece: string): MarkdownRun {
  if (/^\*\*[^*]+\*\*$/u.test(piece)) return { text: piece.slice(2, -2), look: 'strong' };
  if (/^(\*[^*\s][^*]*\*|_[^_\s][^_]*_)$/u.test(piece)) return { text: piece.slice(1, -1), look: 'emphasis' };
  return { text: piece, look: 'plain' };
}
