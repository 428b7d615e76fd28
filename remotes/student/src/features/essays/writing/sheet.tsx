import type { DraftStore } from './draft/draft-store.ts';
import { useDrafted } from './draft/use-draft.ts';
import { texts } from './texts.ts';
import { counterId } from './writing-bar.tsx';
import './sheet.css';

/** The page itself: a title, and the text on ruled lines. What is too long is refused when it is saved, and never cut unasked. */
export function Sheet({ draft, readOnly }: { draft: DraftStore; readOnly: boolean }) {
  const { title, content } = useDrafted(draft, ({ typed }) => typed);
  return (
    <div className="sheet">
      <input
        className="sheet-title"
        aria-label={texts.essayTitle}
        placeholder={texts.essayTitleHint}
        autoComplete="off"
        dir="auto"
        value={title}
        readOnly={readOnly}
        onChange={(change) => draft.write({ title: change.target.value })}
      />
      <textarea
        className="sheet-text"
        aria-label={texts.essayText}
        aria-describedby={counterId}
        placeholder={texts.essayTextHint}
        lang="pt-BR"
        dir="auto"
        value={content}
        readOnly={readOnly}
        onChange={(change) => draft.write({ content: change.target.value })}
      />
    </div>
  );
}
