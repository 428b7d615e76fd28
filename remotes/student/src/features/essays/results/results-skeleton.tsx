import { Bone, Skeleton } from '@lauda/ui/plain';
import { texts as shared } from '../shared/texts.ts';
import './results-head.css';
import './summary/competency-card.css';

/** The shape of what comes: title and total, the tabs, five cards. */
export function ResultsSkeleton() {
  return (
    <Skeleton label={shared.loading}>
      <div className="results-head">
        <div className="results-skeleton-lines">
          <Bone width="min(30rem, 90%)" height="2.5rem" />
          <Bone width="14rem" />
          <Bone width="10rem" />
        </div>
        <Bone width="8rem" height="3.75rem" />
      </div>
      <div className="results-skeleton-lines">
        <Bone width="min(24rem, 100%)" height="2.75rem" />
      </div>
      <div className="results-columns">
        <div className="results-skeleton-lines">
          <Lines />
          <div className="competencies">
            {Array.from({ length: 5 }, (_none, place) => (
              <div key={place} className="competency">
                <Bone width="45%" />
                <Bone height="6px" />
                <Bone width="80%" />
              </div>
            ))}
          </div>
        </div>
        <Lines />
      </div>
    </Skeleton>
  );
}

/** A paragraph. */
function Lines() {
  return (
    <div className="results-skeleton-lines">
      {['100%', '92%', '97%', '88%', '60%'].map((width) => (
        <Bone key={width} width={width} />
      ))}
    </div>
  );
}
