import { contentCharsMax, titleCharsMax } from '@lauda/contracts/vocabulary';
import { texts } from './texts.ts';
import { counterId } from './writing-bar.tsx';
import './sheet.css';

type SheetProps = {
  title: string;
  content: string;
  write: (changed: { title?: string; content?: string }) => void;
  readOnly: boolean;
};

/** The page itself: a title, and the text on ruled lines. */
export function Sheet({ title, content, write, readOnly }: SheetProps) {
  return (
    <div className="sheet">
      <input
        className="sheet-title"
        aria-label={texts.essayTitle}
        placeholder={texts.essayTitleHint}
        maxLength={titleCharsMax}
        autoComplete="off"
        dir="auto"
        value={title}
        readOnly={readOnly}
        onChange={(change) => write({ title: change.target.value })}
      />
      <textarea
        className="sheet-text"
        aria-label={texts.essayText}
        aria-describedby={counterId}
        placeholder={texts.essayTextHint}
        maxLength={contentCharsMax}
        lang="pt-BR"
        dir="auto"
        value={content}
        readOnly={readOnly}
        onChange={(change) => write({ content: change.target.value })}
      />
    </div>
  );
}
