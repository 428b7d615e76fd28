import type { EssaySummary } from '@lauda/api-client/essays';
import type { EssayGroup } from '@lauda/contracts/vocabulary';
import { Button } from '@lauda/ui/plain';
import { useEffect, useRef, useState } from 'react';
import { focusCard } from './card-focus.ts';
import { EssayCard } from './essay-card.tsx';
import { texts } from './texts.ts';

type EssaySectionProps = {
  group: EssayGroup;
  essays: EssaySummary[];
  /** How many the group holds, shown or not. */
  total: number;
  /** Absent where all are shown. @returns whether they came. */
  onMore?: () => Promise<boolean>;
  loadingMore: boolean;
  onOpen: (essay: EssaySummary) => void;
  onRemove: (essay: EssaySummary) => void;
};

const count = new Intl.NumberFormat('pt-BR');

/** One of the two groups, with its count and its next page. */
export function EssaySection({ group, essays, total, onMore, loadingMore, ...events }: EssaySectionProps) {
  const name = texts.groups[group];
  const showMore = useShowMore(essays, onMore);
  return (
    <section className="essay-section" aria-labelledby={`essays-${group}`}>
      <h2 id={`essays-${group}`}>
        {name} <span>{count.format(total)}</span>
      </h2>
      {essays.length === 0 && <p>{texts.groupEmpty[group]}</p>}
      <ul>
        {essays.map((essay) => (
          <EssayCard key={essay.id} essay={essay} group={group} {...events} />
        ))}
      </ul>
      {onMore && (
        <Button look="outline" {...showMore} busy={loadingMore} aria-label={texts.moreOf(name)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}

/** Who presses `Ver mais` goes on from the first card that comes, or from the button where none does. */
function useShowMore(essays: EssaySummary[], onMore: EssaySectionProps['onMore']) {
  const ref = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<number>();
  const next = shown === undefined ? undefined : essays[shown];
  useEffect(() => {
    if (next && focusCard(next.id)) setShown(undefined);
  }, [next]);

  const onClick = async () => {
    setShown(essays.length);
    if (await onMore?.()) return;
    setShown(undefined);
    ref.current?.focus();
  };
  return { ref, onClick: () => void onClick() };
}
