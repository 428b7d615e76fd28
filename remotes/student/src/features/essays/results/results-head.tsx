import type { EssayResults } from '@lauda/api-client/essays';
import { countWords } from '@lauda/contracts/vocabulary';
import { scoreBand } from '@lauda/ui/antd';
import { formatLongDay, formatScore } from '../shared/format.ts';
import { texts as shared } from '../shared/texts.ts';
import { texts } from './texts.ts';
import './results-head.css';

/** The total, its band's word, and where it comes from. */
export function ResultsHead({ title, results }: { title: string; results: EssayResults }) {
  const { essay, totalScore, maxScore, statistics, engine, correctedAt } = results;
  const band = scoreBand(totalScore, maxScore);
  return (
    <header className="results-head">
      <div>
        <h1 dir="auto">{title}</h1>
        <p>
          <time dateTime={correctedAt}>{formatLongDay(correctedAt)}</time>
          {' · '}
          {texts.words(countWords(essay.content))}
          {' · '}
          {texts.lines(statistics.estimatedLines)}
        </p>
        <p>{texts.correctedBy(engine)}</p>
      </div>
      <p className={`results-total band-${band}`}>
        <span className="results-total-label">{texts.total}</span>
        <b>
          {formatScore(totalScore)}/{formatScore(maxScore)}
        </b>
        <span>{shared.bands[band]}</span>
      </p>
    </header>
  );
}
