import type { Essay } from '@lauda/api-client/essays';
import { countWords } from '@lauda/contracts/vocabulary';
import { useHost } from '@lauda/host-sdk';
import { Button } from '@lauda/ui/plain';
import { useDeferredValue } from 'react';
import { PremiumButton } from '../shared/premium-button.tsx';
import { estimatedLines } from './estimated-lines.ts';
import { hasDraft } from './send-rules.ts';
import { texts } from './texts.ts';
import type { useWriting } from './use-writing.ts';

type WritingBarProps = { status: Essay['status']; writing: ReturnType<typeof useWriting>; onTheme: () => void };

/** Below the sheet and always in sight: how much there is, and what may be done. */
export function WritingBar({ status, writing, onTheme }: WritingBarProps) {
  const host = useHost();
  const isCorrecting = status === 'corrigindo' && !writing.isSending;
  return (
    <div className="writing-bar">
      <Counter content={writing.content} />
      <div className="writing-buttons">
        <Button look="outline" onClick={onTheme}>
          {texts.theme}
        </Button>
        <PremiumButton source="photo" onClick={() => host.notify({ kind: 'info', ...texts.photoSoon })}>
          {texts.photo}
        </PremiumButton>
        <Button look="outline" onClick={writing.save} busy={writing.isSaving} disabled={!hasDraft(writing) || writing.isSending || isCorrecting}>
          {texts.save}
        </Button>
        <Button onClick={writing.send} busy={writing.isSending} disabled={isCorrecting || writing.isSaving}>
          {status === 'erro' ? texts.sendAgain : texts.send}
        </Button>
      </div>
    </div>
  );
}

/** Counts behind the typing, so that a long text stays quick; a listener hears of it only when the typing rests. */
function Counter({ content }: { content: string }) {
  const text = useDeferredValue(content);
  return (
    <p className="writing-counter" aria-live="polite">
      <span>{texts.words(countWords(text))}</span>
      {' · '}
      <span>{texts.lines(estimatedLines(text))}</span>
    </p>
  );
}
