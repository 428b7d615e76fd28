import type { Competency } from '@lauda/api-client/essays';
import { scoreBand } from '@lauda/ui/antd';
import { texts as shared } from '../../shared/texts.ts';
import { competencyRatio, competencyReason, competencyScore } from './competency-score.ts';
import { texts } from '../texts.ts';
import './competency-card.css';

/** One of the five: score, bar, why, and what it rests on. @param examMaxScore the maximum of the whole essay. */
export function CompetencyCard({ competency, examMaxScore }: { competency: Competency; examMaxScore: number }) {
  const ratio = competencyRatio(competency, examMaxScore);
  const reason = competencyReason(competency);
  const band = scoreBand(ratio, 1);
  return (
    <li className={`competency band-${band}`}>
      <h3>{competency.name}</h3>
      <p className="competency-score">
        <b>{competencyScore(competency)}</b> <span>{shared.bands[band]}</span>
      </p>
      <div className="competency-bar" aria-hidden="true">
        <div style={{ width: `${ratio * 100}%` }} />
      </div>
      {reason && <p>{reason}</p>}
      {competency.evidence.length > 0 && (
        <details>
          <summary>{texts.evidence}</summary>
          <ul>
            {competency.evidence.map((seen, place) => (
              <li key={place}>{seen}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
