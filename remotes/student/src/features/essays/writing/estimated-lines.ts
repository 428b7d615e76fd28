// The figures of the correction itself: characters of a handwritten line and of a paragraph's indentation, to be calibrated.
const charsPerLine = 70;
const indentationChars = 4;

/** Handwritten lines that a text would take, paragraph by paragraph. */
export function estimatedLines(content: string): number {
  const paragraphs = content.split('\n').map((paragraph) => paragraph.trim().length);
  return paragraphs.filter(Boolean).reduce((lines, chars) => lines + Math.ceil((chars + indentationChars) / charsPerLine), 0);
}
