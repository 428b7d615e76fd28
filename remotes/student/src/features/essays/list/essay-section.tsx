import type { EssaySummary } from '@lauda/api-client/essays';
import type { EssayGroup } from '@lauda/contracts/vocabulary';
import { Button } from '@lauda/ui/plain';
import { EssayCard } from './essay-card.tsx';
import { texts } from './texts.ts';

type EssaySectionProps = {
  group: EssayGroup;
  essays: EssaySummary[];
  /** How many the group holds, shown or not. */
  total: number;
  /** Absent where all are shown. */
  onMore?: () => void;
  loadingMore: boolean;
  onOpen: (essay: EssaySummary) => void;
  onRemove: (essay: EssaySummary) => void;
};

/** One of the two groups, with its count and its next page. */
export function EssaySection({ group, essays, total, onMore, loadingMore, ...events }: EssaySectionProps) {
  const name = texts.groups[group];
  return (
    <section className="essay-section" aria-labelledby={`essays-${group}`}>
      <h2 id={`essays-${group}`}>
        {name} <span>{total}</span>
      </h2>
      {essays.length === 0 && <p>{texts.groupEmpty[group]}</p>}
      <ul>
        {essays.map((essay) => (
          <EssayCard key={essay.id} essay={essay} group={group} {...events} />
        ))}
      </ul>
      {onMore && (
        <Button look="outline" onClick={onMore} busy={loadingMore} aria-label={texts.moreOf(name)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
