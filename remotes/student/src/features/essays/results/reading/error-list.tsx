import type { MarkedError } from '@lauda/api-client/essays';
import { Button } from '@lauda/ui/plain';
import { texts as shared } from '../../shared/texts.ts';
import { categories, texts } from '../texts.ts';
import { noteId } from './mark-anchors.ts';

type ErrorListProps = {
  errors: MarkedError[];
  selected?: number;
  /** Leads to the mark in the text. */
  onShow: (error: number) => void;
  /** Puts a note back that a phone shows at the foot of the screen. */
  onClose: (error: number) => void;
};

/** Every mark explained, in the order of the text: why, and what to put in its place. */
export function ErrorList({ errors, selected, onShow, onClose }: ErrorListProps) {
  return (
    <ol className="error-list">
      {errors.map((error, place) => (
        <li key={noteId(place)} id={noteId(place)} tabIndex={-1} aria-current={selected === place || undefined}>
          <Note error={error} number={place + 1} />
          <div className="error-actions">
            <Button look="quiet" aria-label={texts.showInTextOf(place + 1)} onClick={() => onShow(place)}>
              {texts.showInText}
            </Button>
            <span className="error-close">
              <Button look="quiet" aria-label={texts.closeNoteOf(place + 1)} onClick={() => onClose(place)}>
                {shared.close}
              </Button>
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Note({ error, number }: { error: MarkedError; number: number }) {
  const { name, letter } = categories[error.category];
  return (
    <>
      <p className="error-head">
        <b>{`${letter}${number}`}</b> <span>{name}</span>
      </p>
      <p className="error-excerpt" dir="auto">
        {error.excerpt}
      </p>
      <p>{error.message}</p>
      {error.suggestions.length > 0 && (
        <p>
          {texts.replaceWith} <strong>{error.suggestions.join(', ')}</strong>
        </p>
      )}
    </>
  );
}
