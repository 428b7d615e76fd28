import type { Essay } from '@lauda/api-client/essays';
import { Link } from '@lauda/vendor';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { StepLine } from '../shared/step-line.tsx';
import { texts as shared } from '../shared/texts.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { useDrafted } from './draft/use-draft.ts';
import { Sheet } from './sheet.tsx';
import { texts } from './texts.ts';
import { type ReadEssay, useWriting } from './use-writing.ts';
import { RefusalDialog, SavedElsewhereDialog, ThemeDialog } from './writing-dialogs.tsx';
import { WritingBar, WritingTools } from './writing-bar.tsx';
import './writing-page.css';

/** The sheet in the middle, and around it no more than one needs to write and to send. */
export function WritingDesk({ essay, readEssay }: { essay: Essay; readEssay: ReadEssay }) {
  const writing = useWriting(essay, readEssay);
  const [isThemeOpen, setThemeOpen] = useState(false);
  const isWritable = !writing.isSending && !writing.isCorrecting;
  return (
    <div className="writing">
      <h1 className="ui-hidden">{texts.title}</h1>
      <StepLine active={3} />
      <div className="writing-head">
        <Link to={paths.essays} className="writing-back">
          {shared.back}
        </Link>
        <WritingTools essayId={essay.id} isWritable={isWritable} append={writing.append} onTheme={() => setThemeOpen(true)} />
      </div>
      {/* While it is being sent the status is ahead of the server's answer. */}
      {!writing.isSending && <StatusBanner status={essay.status} />}
      <RecoveredBanner draft={writing.draft} />
      <Sheet draft={writing.draft} readOnly={!isWritable} />
      <WritingBar status={essay.status} writing={writing} />
      <ThemeDialog open={isThemeOpen} theme={essay.theme} onClose={() => setThemeOpen(false)} />
      <RefusalDialog refusal={writing.refusal} onClose={writing.closeRefusal} />
      <SavedElsewhereDialog saved={essay} writing={writing} />
    </div>
  );
}

/** Says where the essay stands. */
function StatusBanner({ status }: { status: Essay['status'] }) {
  if (status === 'erro') return <Banner kind="erro" {...texts.failedBanner} />;
  if (status === 'corrigindo') return <Banner kind="corrigindo" {...texts.correctingBanner} />;
  return null;
}

/** Says that what is on the sheet was not lost. */
function RecoveredBanner({ draft }: { draft: DraftStore }) {
  const isRecovered = useDrafted(draft, (state) => state.isRecovered);
  return isRecovered && <Banner kind="recovered" {...texts.recoveredBanner} />;
}

function Banner({ kind, title, text }: { kind: 'erro' | 'corrigindo' | 'recovered'; title: string; text: string }) {
  return (
    <div role={kind === 'erro' ? 'alert' : 'status'} className={`writing-banner writing-banner-${kind}`}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
