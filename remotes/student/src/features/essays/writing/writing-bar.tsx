import type { Essay } from '@lauda/api-client/essays';
import { countWords, estimateLines } from '@lauda/contracts/vocabulary';
import { useHost } from '@lauda/host-sdk';
import { Button } from '@lauda/ui/plain';
import { useDeferredValue } from 'react';
import { PremiumButton } from '../shared/premium-button.tsx';
import { hasDraft } from './send-rules.ts';
import { texts } from './texts.ts';
import type { useWriting } from './use-writing.ts';

/** Above the sheet: what one looks at or starts from. */
export function WritingTools({ onTheme }: { onTheme: () => void }) {
  const host = useHost();
  return (
    <div className="writing-tools">
      <Button look="outline" onClick={onTheme}>
        {texts.theme}
      </Button>
      <PremiumButton source="photo" onClick={() => host.notify({ kind: 'info', ...texts.photoSoon })}>
        {texts.photo}
      </PremiumButton>
    </div>
  );
}

type WritingBarProps = { status: Essay['status']; writing: ReturnType<typeof useWriting> };

/** Below the sheet and always in sight: how much there is, and what may be done with it. */
export function WritingBar({ status, writing }: WritingBarProps) {
  const { isCorrecting } = writing;
  return (
    <div className="writing-bar">
      <Counter content={writing.content} />
      <div className="writing-buttons">
        <Button
          look="outline"
          onClick={writing.save}
          busy={writing.isSaving}
          disabled={!hasDraft(writing) || writing.isSending || isCorrecting}
        >
          {texts.save}
        </Button>
        <Button onClick={writing.send} busy={writing.isSending} disabled={isCorrecting || writing.isSaving}>
          {status === 'erro' ? texts.sendAgain : texts.send}
        </Button>
      </div>
    </div>
  );
}

/** Counts behind the typing, so that a long text stays quick; whoever listens hears it only after what is being said. */
function Counter({ content }: { content: string }) {
  const text = useDeferredValue(content);
  return (
    <p className="writing-counter" aria-live="polite">
      <span>{texts.words(countWords(text))}</span>
      {' · '}
      <span>{texts.lines(estimateLines(text))}</span>
    </p>
  );
}
