import type { Essay } from '@lauda/api-client/essays';
import { countWords, estimateLines } from '@lauda/contracts/vocabulary';
import { Button } from '@lauda/ui/plain';
import { useDeferredValue } from 'react';
import type { DraftStore } from './draft/draft-store.ts';
import { useDrafted } from './draft/use-draft.ts';
import { isSame } from './draft/kept-draft.ts';
import { PhotoButton } from './photo/photo-button.tsx';
import { hasDraft } from './send-rules.ts';
import { texts } from './texts.ts';
import type { useWriting } from './use-writing.ts';

type WritingToolsProps = { essayId: string; isWritable: boolean; append: (text: string) => void; onTheme: () => void };

/** Above the sheet: what one looks at or starts from. */
export function WritingTools({ onTheme, ...photo }: WritingToolsProps) {
  return (
    <div className="writing-tools">
      <Button look="outline" onClick={onTheme}>
        {texts.theme}
      </Button>
      <PhotoButton {...photo} />
    </div>
  );
}

type WritingBarProps = { status: Essay['status']; writing: ReturnType<typeof useWriting> };

/** Below the sheet and always in sight: how much there is, and what may be done with it. */
export function WritingBar({ status, writing }: WritingBarProps) {
  const { draft, isCorrecting, isSaving, isSaveFailed, isSending } = writing;
  const isEmpty = useDrafted(draft, ({ typed }) => !hasDraft(typed));
  const isUnkept = useDrafted(draft, (state) => state.isUnkept);
  const isUnsaved = useDrafted(draft, ({ typed, base }) => !isSame(typed, base));
  return (
    <div className="writing-bar">
      <div className="writing-counter">
        <Counter draft={draft} />
        {isUnkept && <p role="alert">{texts.unkept}</p>}
        {isSaveFailed && isUnsaved && !isUnkept && <p role="status">{texts.keptHere}</p>}
      </div>
      <div className="writing-buttons">
        <Button look="outline" onClick={writing.save} busy={isSaving} disabled={isEmpty || isSending || isCorrecting}>
          {texts.save}
        </Button>
        <Button onClick={writing.send} busy={isSending} disabled={isCorrecting || isSaving}>
          {isSending ? texts.sending : status === 'erro' ? texts.sendAgain : texts.send}
        </Button>
      </div>
    </div>
  );
}

/** The sheet is described by it: who listens hears it on arriving there, and is not interrupted while typing. */
export const counterId = 'writing-counter';

/** Counts behind the typing, so that a long text stays quick. */
function Counter({ draft }: { draft: DraftStore }) {
  const text = useDeferredValue(useDrafted(draft, ({ typed }) => typed.content));
  return (
    <p id={counterId}>
      <span>{texts.words(countWords(text))}</span>
      {' · '}
      <span>{texts.lines(estimateLines(text))}</span>
    </p>
  );
}
