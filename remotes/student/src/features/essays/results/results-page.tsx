import { statusOf } from '@lauda/api-client/base';
import { useGetEssayResultsQuery } from '@lauda/api-client/essays';
import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, Message } from '@lauda/ui/plain';
import { Link, useParams } from '@lauda/vendor';
import { paths } from '#app/paths.ts';
import { EssayFailure } from '../shared/load-failures.tsx';
import { resultTitle } from '../shared/result-title.ts';
import { texts as shared } from '../shared/texts.ts';
import { Results } from './results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { texts } from './texts.ts';
import { useReadingFace } from './use-reading-face.ts';
import './results-page.css';

/** /essays/{id}/results (spec §2.6). */
export function ResultsPage() {
  const { id = '' } = useParams();
  const { currentData: results, error, isFetching, refetch } = useGetEssayResultsQuery({ id });
  const isFaceReady = useReadingFace();
  usePageTitle(results ? resultTitle(results.essay.theme) : texts.title);
  return (
    <div className="results">
      <Link to={paths.essays} className="results-back">
        {shared.back}
      </Link>
      {results && isFaceReady && <Results results={results} />}
      {!results && error && <Failure id={id} error={error} retry={() => void refetch()} busy={isFetching} />}
      {(results ? !isFaceReady : !error) && <ResultsSkeleton />}
    </div>
  );
}

/** Before the correction is there the server answers 409 (decisions D3.3). */
function Failure({ id, ...failure }: { id: string; error: unknown; retry: () => void; busy: boolean }) {
  if (statusOf(failure.error) !== 409) return <EssayFailure {...failure} />;
  return (
    <Message title={texts.notCorrected} text={texts.notCorrectedText}>
      <ButtonLink to={paths.essay(id)}>{texts.openEssay}</ButtonLink>
    </Message>
  );
}
