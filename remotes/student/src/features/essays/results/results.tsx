import type { EssayResults } from '@lauda/api-client/essays';
import { resultTitle } from '../shared/result-title.ts';
import { EvaluationTab } from './evaluation/evaluation-tab.tsx';
import { EssayTab } from './reading/essay-tab.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsTabs } from './results-tabs.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { ThemeTab } from './theme-tab.tsx';
import { useTab } from './use-tab.ts';
import { ZeroNote } from './zero-note.tsx';

/** The head, which stays, and one of the four tabs. */
export function Results({ results }: { results: EssayResults }) {
  const { essay, zeroReason, detailedComments } = results;
  const [tab, openTab] = useTab();
  const panels = {
    summary: <SummaryTab results={results} />,
    evaluation: <EvaluationTab detailedComments={detailedComments} />,
    theme: <ThemeTab essay={essay} />,
    essay: <EssayTab results={results} />,
  };
  return (
    <>
      <ResultsHead title={resultTitle(essay.theme)} results={results} />
      {zeroReason && <ZeroNote {...zeroReason} />}
      <ResultsTabs tab={tab} onChange={openTab} panels={panels} />
    </>
  );
}
