import { Bone, Skeleton } from '@lauda/ui/plain';
import { texts as shared } from '../shared/texts.ts';

/** The shape of what comes: a heading and a row of sheets. */
export function ThemesSkeleton() {
  return (
    <Skeleton label={shared.loading}>
      <div className="theme-section">
        <h2>
          <Bone width="min(16rem, 80%)" height="1lh" />
        </h2>
        <ul>
          <Sheet />
          <Sheet />
          <Sheet />
        </ul>
      </div>
    </Skeleton>
  );
}

function Sheet() {
  return (
    <li className="theme-sheet">
      <h3>
        <Bone width="85%" height="1lh" />
      </h3>
      <Bone />
      <Bone />
      <Bone width="60%" />
    </li>
  );
}
