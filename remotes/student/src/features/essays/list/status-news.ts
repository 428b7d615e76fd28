import type { EssaySummary } from '@lauda/api-client/essays';
import { useEffect, useRef, useState } from 'react';
import { formatScore } from '../shared/format.ts';
import { essayScore } from '../shared/score.ts';
import { cardTitle } from './card-text.ts';
import { texts } from './texts.ts';

type Statuses = Map<string, EssaySummary['status']>;

/** What to tell who listens to the page: the corrections that ended while it showed them. */
export function useStatusNews(essays: EssaySummary[]): string {
  const before = useRef<Statuses>(new Map());
  const [news, setNews] = useState('');
  useEffect(() => {
    const said = statusNews(before.current, essays);
    before.current = new Map(essays.map(({ id, status }) => [id, status]));
    if (said) setNews(said);
  }, [essays]);
  return news;
}

/** @param before what each essay was when the page last looked. */
function statusNews(before: Statuses, essays: EssaySummary[]): string {
  return essays
    .filter(({ id, status }) => before.get(id) === 'corrigindo' && status !== 'corrigindo')
    .map(newsOf)
    .join(' ');
}

function newsOf(essay: EssaySummary): string {
  const scored = essayScore(essay);
  if (essay.status === 'corrigido' && scored)
    return texts.news.corrigido(cardTitle(essay), `${formatScore(scored.score)}/${formatScore(scored.maxScore)}`);
  return essay.status === 'erro' ? texts.news.erro(cardTitle(essay)) : '';
}
