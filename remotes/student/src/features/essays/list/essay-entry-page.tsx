import { useGetEssayQuery } from '@lauda/api-client/essays';
import { useHost } from '@lauda/host-sdk';
import { CenteredSpinner } from '@lauda/ui/plain';
import { useNavigate, useParams } from '@lauda/vendor';
import { useEffect } from 'react';
import { paths } from '#app/paths.ts';
import { EssayFailure } from '../shared/load-failures.tsx';
import { texts as shared } from '../shared/texts.ts';
import { cardTarget } from './card-target.ts';

/** /essays/{id}: goes where a click on that card would go (decisions D3.8). */
export function EssayEntryPage() {
  const { id = '' } = useParams();
  const host = useHost();
  const navigate = useNavigate();
  const { currentData: essay, isFetching, error, refetch } = useGetEssayQuery({ id }, { refetchOnMountOrArgChange: true });

  useEffect(() => {
    // What is kept may be older than the correction.
    if (!essay || isFetching) return;
    const { path, notice } = cardTarget(essay);
    if (notice) host.notify(notice);
    navigate(path ?? paths.essays, { replace: true });
  }, [essay, isFetching, host, navigate]);

  return error ? <EssayFailure error={error} retry={() => void refetch()} busy={isFetching} /> : <CenteredSpinner label={shared.loading} />;
}
