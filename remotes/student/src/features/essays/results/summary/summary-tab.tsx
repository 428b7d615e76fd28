import type { EssayResults } from '@lauda/api-client/essays';
import { CompetencyCard } from './competency-card.tsx';
import { texts } from '../texts.ts';

/** What the essay already does, what is missing, and its five scores. */
export function SummaryTab({ results }: { results: EssayResults }) {
  const { zeroReason, feedbackSummary, summary, competencies, comments, maxScore } = results;
  return (
    <>
      {zeroReason && (
        <div className="results-zero">
          <strong>{texts.zeroed(zeroReason.label)}</strong>
          <p>{zeroReason.explanation}</p>
          <p>{texts.zeroedNote}</p>
        </div>
      )}
      <p className="results-lead">{feedbackSummary}</p>
      <p className="results-summary">{summary}</p>
      <h2>{texts.competencies}</h2>
      <ol className="competencies">
        {competencies.map((competency) => (
          <CompetencyCard key={competency.name} competency={competency} examMaxScore={maxScore} />
        ))}
      </ol>
      {comments.length > 0 && (
        <>
          <h2>{texts.comments}</h2>
          <ul className="results-comments">
            {comments.map((comment, place) => (
              <li key={place}>{comment}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
