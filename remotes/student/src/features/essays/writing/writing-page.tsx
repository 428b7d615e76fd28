import { type Essay, useGetEssayQuery } from '@lauda/api-client/essays';
import { correctionPollMs } from '@lauda/contracts/vocabulary';
import { useHost, usePageTitle } from '@lauda/host-sdk';
import { Navigate, useParams } from '@lauda/vendor';
import { useEffect, useState } from 'react';
import { paths } from '#app/paths.ts';
import { EssayFailure } from '../shared/load-failures.tsx';
import { draftKey, forgetDraft, leftoverOf } from './draft/kept-draft.ts';
import { LeftoverText } from './leftover-text.tsx';
import { texts } from './texts.ts';
import { WritingDesk } from './writing-desk.tsx';
import { WritingSkeleton } from './writing-skeleton.tsx';

/** /essays/{id}/upload: the third step (spec §2.5). */
export function WritingPage() {
  const { id = '' } = useParams();
  const [pollMs, setPollMs] = useState(0);
  const { currentData: essay, error, isFetching, refetch } = useGetEssayQuery({ id }, { pollingInterval: pollMs });
  usePageTitle(texts.title);

  const wanted = essay?.status === 'corrigindo' ? correctionPollMs : 0;
  if (wanted !== pollMs) setPollMs(wanted);

  if (!essay) return error ? <EssayFailure error={error} retry={() => void refetch()} busy={isFetching} /> : <WritingSkeleton />;
  if (essay.status === 'corrigido') return <Corrected essay={essay} />;
  if (!essay.theme) return <Navigate to={paths.themeChoice(id)} replace />;
  return <WritingDesk key={essay.id} essay={essay} readEssay={refetch} />;
}

/** What is corrected never changes: nothing more can be written. Other words that were typed here are shown before they go. */
function Corrected({ essay }: { essay: Essay }) {
  const { user } = useHost();
  const key = draftKey(user.id, essay.id);
  const [leftover, setLeftover] = useState(() => leftoverOf(key, essay));
  useEffect(() => {
    if (!leftover) forgetDraft(key);
  }, [leftover, key]);
  if (leftover) return <LeftoverText essayId={essay.id} text={leftover} onDiscard={() => setLeftover(undefined)} />;
  return <Navigate to={paths.results(essay.id)} replace />;
}
