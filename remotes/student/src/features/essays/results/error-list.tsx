import { Button } from '@lauda/ui/plain';
import { markId, noteId, reveal } from './mark-anchors.ts';
import type { MarksProps } from './marked-text.tsx';
import { categories, texts } from './texts.ts';

/** Every mark explained, in the order of the text: why, and what to put in its place. */
export function ErrorList({ errors, selected, onSelect }: MarksProps) {
  return (
    <ol className="error-list">
      {errors.map((error, place) => {
        const { name, letter } = categories[error.category];
        return (
          <li key={noteId(place)} id={noteId(place)} tabIndex={-1} aria-current={selected === place || undefined}>
            <p className="error-head">
              <b>{`${letter}${place + 1}`}</b> <span>{name}</span>
            </p>
            <p className="error-excerpt">{error.excerpt}</p>
            <p>{error.message}</p>
            {error.suggestions.length > 0 && (
              <p>
                {texts.replaceWith} <strong>{error.suggestions.join(', ')}</strong>
              </p>
            )}
            <Button
              look="quiet"
              aria-label={texts.showInTextOf(place + 1)}
              onClick={() => {
                onSelect(place);
                reveal(markId(place));
              }}
            >
              {texts.showInText}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
