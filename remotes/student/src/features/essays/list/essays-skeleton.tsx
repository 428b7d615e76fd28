import { texts as shared } from '../shared/texts.ts';
import './essay-card.css';

/** A line's height without its words. */
const blank = '\u00a0';

/** The shape of what comes, line by line: a heading and three cards (spec §2.4). */
export function EssaysSkeleton() {
  return (
    <>
      <p className="ui-hidden" role="status">
        {shared.loading}
      </p>
      <div className="essay-section essays-skeleton" aria-hidden="true">
        <h2>
          <span className="essays-bone">{blank}</span>
        </h2>
        <ul>
          <CardBones />
          <CardBones />
          <CardBones />
        </ul>
      </div>
    </>
  );
}

function CardBones() {
  return (
    <li className="essay-card essay-card-submetidas">
      <h3>
        <span className="essays-bone">{blank}</span>
      </h3>
      <p>
        <span className="essays-bone">{blank}</span>
      </p>
      <div className="essay-card-end" />
    </li>
  );
}
