import type { EssaySummary } from '@lauda/api-client/essays';
import type { EssayGroup } from '@lauda/contracts/vocabulary';
import { ScoreBadge } from '@lauda/ui/antd';
import { Link } from '@lauda/vendor';
import { essayScore } from '../shared/score.ts';
import { texts as shared } from '../shared/texts.ts';
import { openerId } from './card-focus.ts';
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
  return (
    <li className={`essay-card essay-card-${group}`}>
      <h3>
        <CardTitle essay={essay} title={title} onOpen={() => onOpen(essay)} />
      </h3>
      <p>{cardSubtitle(essay)}</p>
      {group === 'submetidas' && <CardEnd essay={essay} />}
      <CardMenu title={title} onRemove={() => onRemove(essay)} />
    </li>
  );
}

/** Where a sent essay stands. Badge and score have their place from the start: one that turns `Avaliada` moves nothing. */
function CardEnd({ essay }: { essay: EssaySummary }) {
  const badges: Partial<Record<EssaySummary['status'], string>> = texts.badges;
  const scored = essayScore(essay);
  return (
    <div className="essay-card-end">
      <span className="essay-card-score">{scored && <ScoreBadge {...scored} words={shared.bands} />}</span>
      <span className={`essay-card-badge essay-card-${essay.status}`}>{badges[essay.status]}</span>
    </div>
  );
}

/** A link where the click leads somewhere, a button where it only says why not. */
function CardTitle({ essay, title, onOpen }: { essay: EssaySummary; title: string; onOpen: () => void }) {
  const { path } = cardTarget(essay);
  const id = openerId(essay.id);
  if (!path)
    return (
      <button type="button" id={id} onClick={onOpen}>
        <span dir="auto">{title}</span>
      </button>
    );
  return (
    <Link to={path} id={id} onClick={onOpen}>
      <span dir="auto">{title}</span>
    </Link>
  );
}
