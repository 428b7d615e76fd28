import { type ScoreBand, scoreBand } from './score-band.ts';
import './score-badge.css';

/** A score as `840/1000`, in its band's colour and, since colour alone tells nothing to some, with the band's word. */
export function ScoreBadge({ score, maxScore, words }: { score: number; maxScore: number; words: Record<ScoreBand, string> }) {
  const band = scoreBand(score, maxScore);
  return (
    <span className={`ui-score ui-score-${band}`}>
      <b>
        {number.format(score)}/{number.format(maxScore)}
      </b>
      <span>{words[band]}</span>
    </span>
  );
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, useGrouping: false });
