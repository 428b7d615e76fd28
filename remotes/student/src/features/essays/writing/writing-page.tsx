import { type Essay, useGetEssayQuery } from '@lauda/api-client/essays';
import { correctionPollMs } from '@lauda/contracts/vocabulary';
import { useHost, usePageTitle } from '@lauda/host-sdk';
import { Navigate, useParams } from '@lauda/vendor';
import { useEffect, useState } from 'react';
import { paths } from '#app/paths.ts';
import { EssayFailure } from '../shared/load-failures.tsx';
import { draftKey, forgetDraft } from './draft/kept-draft.ts';
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

/** What is corrected never changes: nothing more can be written, and nothing needs to be kept. */
function Corrected({ essay: { id } }: { essay: Essay }) {
  const { user } = useHost();
  useEffect(() => forgetDraft(draftKey(user.id, id)), [user.id, id]);
  return <Navigate to={paths.results(id)} replace />;
}
