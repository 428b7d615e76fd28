import { Bone, Skeleton } from '@lauda/ui/plain';
import { texts as shared } from '../shared/texts.ts';
import './essay-card.css';

/** The shape of what comes, line by line: a heading and three cards (spec §2.4). */
export function EssaysSkeleton() {
  return (
    <Skeleton label={shared.loading}>
      <div className="essay-section">
        <h2>
          <Bone width="min(12rem, 80%)" height="1lh" />
        </h2>
        <ul>
          <Card />
          <Card />
          <Card />
        </ul>
      </div>
    </Skeleton>
  );
}

function Card() {
  return (
    <li className="essay-card essay-card-submetidas">
      <h3>
        <Bone width="55%" height="1lh" />
      </h3>
      <p>
        <Bone width="min(12rem, 80%)" height="1lh" />
      </p>
      <div className="essay-card-end" />
    </li>
  );
}
