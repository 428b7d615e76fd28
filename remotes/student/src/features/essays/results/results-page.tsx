import { statusOf } from '@lauda/api-client/base';
import { type EssayResults, useGetEssayResultsQuery } from '@lauda/api-client/essays';
import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, CenteredSpinner, Message } from '@lauda/ui/plain';
import { Link, useParams } from '@lauda/vendor';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { EssayFailure } from '../shared/load-failures.tsx';
import { resultTitle } from '../shared/result-title.ts';
import { texts as shared } from '../shared/texts.ts';
import { EssayTab } from './reading/essay-tab.tsx';
import { EvaluationTab } from './evaluation/evaluation-tab.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsTabs, type TabName } from './results-tabs.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { texts } from './texts.ts';
import './results-page.css';

/** /essays/{id}/results (spec §2.6). */
export function ResultsPage() {
  const { id = '' } = useParams();
  const { currentData: results, error, refetch } = useGetEssayResultsQuery({ id });
  usePageTitle(results ? resultTitle(results.essay.theme) : texts.title);
  return (
    <div className="results">
      <Link to={paths.essays} className="results-back">
        {shared.back}
      </Link>
      {results && <Results results={results} />}
      {!results && error && <Failure id={id} error={error} retry={() => void refetch()} />}
      {!results && !error && <CenteredSpinner label={shared.loading} />}
    </div>
  );
}

function Results({ results }: { results: EssayResults }) {
  const title = resultTitle(results.essay.theme);
  const [tab, setTab] = useState<TabName>('summary');
  const panels = {
    summary: <SummaryTab results={results} />,
    evaluation: <EvaluationTab detailedComments={results.detailedComments} />,
    theme: <p className="results-theme">{results.essay.theme}</p>,
    essay: <EssayTab results={results} />,
  };
  return (
    <>
      <ResultsHead title={title} results={results} />
      <ResultsTabs tab={tab} onChange={setTab} panels={panels} />
    </>
  );
}

/** Before the correction is there the server answers 409 (decisions D3.3). */
function Failure({ id, error, retry }: { id: string; error: unknown; retry: () => void }) {
  if (statusOf(error) !== 409) return <EssayFailure error={error} retry={retry} />;
  return (
    <Message title={texts.notCorrected} text={texts.notCorrectedText}>
      <ButtonLink to={paths.essay(id)}>{texts.openEssay}</ButtonLink>
    </Message>
  );
}
