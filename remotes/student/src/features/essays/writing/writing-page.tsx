import { type Essay, useGetEssayQuery } from '@lauda/api-client/essays';
import { correctionPollMs } from '@lauda/contracts/vocabulary';
import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, CenteredSpinner } from '@lauda/ui/plain';
import { Navigate, useParams } from '@lauda/vendor';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { EssayFailure } from '../shared/load-failures.tsx';
import { StepLine } from '../shared/step-line.tsx';
import { texts as shared } from '../shared/texts.ts';
import { Sheet } from './sheet.tsx';
import { texts } from './texts.ts';
import { useWriting } from './use-writing.ts';
import { RefusalDialog, ThemeDialog } from './writing-dialogs.tsx';
import { WritingBar, WritingTools } from './writing-bar.tsx';
import './writing-page.css';

/** /essays/{id}/upload: the third step (spec §2.5). */
export function WritingPage() {
  const { id = '' } = useParams();
  const [pollMs, setPollMs] = useState(0);
  const { data: essay, error, refetch } = useGetEssayQuery({ id }, { pollingInterval: pollMs });
  usePageTitle(texts.title);

  const wanted = essay?.status === 'corrigindo' ? correctionPollMs : 0;
  if (wanted !== pollMs) setPollMs(wanted);

  if (!essay) return error ? <EssayFailure error={error} retry={() => void refetch()} /> : <CenteredSpinner label={shared.loading} />;
  if (essay.status === 'corrigido') return <Navigate to={paths.results(id)} replace />;
  if (!essay.theme) return <Navigate to={paths.themeChoice(id)} replace />;
  return <WritingDesk key={essay.id} essay={essay} />;
}

function WritingDesk({ essay }: { essay: Essay }) {
  const writing = useWriting(essay);
  const [isThemeOpen, setThemeOpen] = useState(false);
  return (
    <div className="writing">
      <h1 className="ui-hidden">{texts.title}</h1>
      <StepLine active={3} />
      {/* While it is being sent the status is ahead of the server's answer. */}
      {!writing.isSending && <Banner status={essay.status} />}
      <WritingTools onTheme={() => setThemeOpen(true)} />
      <Sheet {...writing} readOnly={writing.isSending || writing.isCorrecting} />
      <WritingBar status={essay.status} writing={writing} />
      <ButtonLink look="quiet" to={paths.essays}>
        {shared.back}
      </ButtonLink>
      <ThemeDialog open={isThemeOpen} theme={essay.theme} onClose={() => setThemeOpen(false)} />
      <RefusalDialog refusal={writing.refusal} onClose={writing.closeRefusal} />
    </div>
  );
}

/** Says where the essay stands. */
function Banner({ status }: { status: Essay['status'] }) {
  if (status !== 'erro' && status !== 'corrigindo') return null;
  const { title, text } = status === 'erro' ? texts.failedBanner : texts.correctingBanner;
  return (
    <div role={status === 'erro' ? 'alert' : 'status'} className={`writing-banner writing-banner-${status}`}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
