import { Bone, Skeleton } from '@lauda/ui/plain';
import { StepLine } from '../shared/step-line.tsx';
import { texts as shared } from '../shared/texts.ts';
import './sheet.css';
import './writing-page.css';

/** The shape of what comes: the steps, a sheet with its lines, the bar below it. */
export function WritingSkeleton() {
  return (
    <div className="writing">
      <StepLine active={3} />
      <Skeleton label={shared.loading}>
        <div className="writing-head">
          <Bone width="4rem" />
          <Bone width="9rem" height="44px" />
        </div>
        <div className="sheet">
          <Bone width="45%" height="28px" />
          <div className="sheet-text" />
        </div>
        <div className="writing-bar">
          <Bone width="11rem" />
          <Bone width="15rem" height="44px" />
        </div>
      </Skeleton>
    </div>
  );
}
