import type { MarkedError } from '@lauda/contracts/types';

/** A piece of the essay; `error` is the place in the list of the error that marks it. */
type TextPiece = { text: string; error?: number };

/**
 * The essay cut at its marks; the pieces joined are the essay again.
 * @param errors in the order of the text, spans in UTF-16 units. Where two overlap, the first keeps the shared part.
 */
export function textPieces(content: string, errors: Pick<MarkedError, 'start' | 'end'>[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  errors.forEach(({ start, end }, error) => {
    const from = Math.max(start, at);
    if (end <= from) return;
    if (from > at) pieces.push({ text: content.slice(at, from) });
    pieces.push({ text: content.slice(from, end), error });
    at = end;
  });
  if (at < content.length) pieces.push({ text: content.slice(at) });
  return pieces;
}
