import type { EssaySummary } from '@lauda/api-client/essays';
import type { EssayGroup } from '@lauda/contracts/vocabulary';
import { ScoreBadge } from '@lauda/ui/antd';
import { Link } from '@lauda/vendor';
import { texts as shared } from '../shared/texts.ts';
import { CardMenu } from './card-menu.tsx';
import { cardTarget } from './card-target.ts';
import { cardSubtitle, cardTitle } from './card-text.ts';
import { texts } from './texts.ts';
import './essay-card.css';

type EssayCardProps = {
  essay: EssaySummary;
  group: EssayGroup;
  /** The click, for its notice; the way is the link's own. */
  onOpen: (essay: EssaySummary) => void;
  onRemove: (essay: EssaySummary) => void;
};

export function EssayCard({ essay, group, onOpen, onRemove }: EssayCardProps) {
  const title = cardTitle(essay);
  const badge = (texts.badges as Partial<Record<EssaySummary['status'], string>>)[essay.status];
  return (
    <li className="essay-card">
      <h3>
        <CardTitle path={cardTarget(essay).path} title={title} onOpen={() => onOpen(essay)} />
      </h3>
      <p>{cardSubtitle(essay)}</p>
      <div className="essay-card-end">
        {badge && <span className={`essay-card-badge essay-card-${essay.status}`}>{badge}</span>}
        {group === 'submetidas' && essay.grade !== null && (
          <ScoreBadge score={essay.grade} maxScore={essay.maxScore} words={shared.bands} />
        )}
      </div>
      <CardMenu title={title} onRemove={() => onRemove(essay)} />
    </li>
  );
}

/** A link where the click leads somewhere, a button where it only says why not. */
function CardTitle({ path, title, onOpen }: { path?: string; title: string; onOpen: () => void }) {
  if (!path)
    return (
      <button type="button" onClick={onOpen}>
        <span>{title}</span>
      </button>
    );
  return (
    <Link to={path} onClick={onOpen}>
      <span>{title}</span>
    </Link>
  );
}
