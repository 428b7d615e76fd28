import type { EssayResults } from '@lauda/api-client/essays';
import { texts } from '../texts.ts';
import { CompetencyCard } from './competency-card.tsx';

/** What the essay already does, what is missing, and its five scores. */
export function SummaryTab({ results }: { results: EssayResults }) {
  const { feedbackSummary, summary, competencies, comments, maxScore } = results;
  return (
    <div className="results-columns">
      <div>
        <p className="results-lead">{feedbackSummary}</p>
        <p>{summary}</p>
        <h2>{texts.competencies}</h2>
        <ol className="competencies">
          {competencies.map((competency) => (
            <CompetencyCard key={competency.name} competency={competency} examMaxScore={maxScore} />
          ))}
        </ol>
      </div>
      {comments.length > 0 && (
        <aside aria-label={texts.comments}>
          <h2>{texts.comments}</h2>
          <ul className="results-comments">
            {comments.map((comment, place) => (
              <li key={place}>{comment}</li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}
