import type { MarkedError } from '@lauda/api-client/essays';
import { markId, noteId } from './mark-anchors.ts';
import { textPieces } from './text-marks.ts';
import { categories, texts } from '../texts.ts';

type MarkedTextProps = { content: string; errors: MarkedError[]; selected?: number; onSelect: (error: number) => void };

/** A mark up to this long is not broken over two lines: its letter stays with it. */
const wholeChars = 24;

/** The text as it was written; each mark is a link to its note. */
export function MarkedText({ content, errors, selected, onSelect }: MarkedTextProps) {
  return (
    <div className="marked-text">
      {textPieces(content, errors).map(({ text, error }, place) => {
        const marked = error === undefined ? undefined : errors[error];
        if (error === undefined || !marked) return text;
        const { name, letter } = categories[marked.category];
        return (
          <a
            key={place}
            id={markId(error)}
            href={`#${noteId(error)}`}
            className={`mark mark-${marked.category}${text.length <= wholeChars ? ' mark-whole' : ''}`}
            aria-label={texts.markOf(error + 1, name, text)}
            aria-current={selected === error || undefined}
            data-label={`${letter}${error + 1}`}
            onClick={(click) => {
              click.preventDefault();
              onSelect(error);
            }}
          >
            {text}
          </a>
        );
      })}
    </div>
  );
}
