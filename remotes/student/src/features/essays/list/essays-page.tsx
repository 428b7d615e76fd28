import { serverMessage } from '@lauda/api-client/base';
import type { EssaySummary } from '@lauda/api-client/essays';
import { useHost, usePageTitle } from '@lauda/host-sdk';
import { EmptyState, PageHeader } from '@lauda/ui/antd';
import { ButtonLink } from '@lauda/ui/plain';
import { useMemo } from 'react';
import { paths } from '#app/paths.ts';
import { LoadFailed } from '../shared/load-failures.tsx';
import { texts as shared } from '../shared/texts.ts';
import { newEssayId } from './card-focus.ts';
import { cardTarget } from './card-target.ts';
import { EssaySection } from './essay-section.tsx';
import { EssaysSkeleton } from './essays-skeleton.tsx';
import { useStatusNews } from './status-news.ts';
import { texts } from './texts.ts';
import { useEssayGroup } from './use-essay-group.ts';
import { useRemoval } from './use-removal.ts';
import './essays-page.css';

type Group = ReturnType<typeof useEssayGroup>;

/** /essays: what was sent and what is being written (spec §2.4). */
export function EssaysPage() {
  const sent = useEssayGroup('submetidas');
  const drafts = useEssayGroup('rascunhos');
  const news = useStatusNews(useMemo(() => [...sent.essays, ...drafts.essays], [sent.essays, drafts.essays]));
  const removeEssay = useRemoval();
  const groups = [sent, drafts];
  const failed = groups.some((group) => group.error);
  const loading = !failed && groups.some((group) => group.loading);
  usePageTitle(texts.title);
  return (
    <div aria-busy={loading}>
      <PageHeader title={loading ? texts.loadingTitle : texts.title} action={<Actions />} />
      <p className="ui-hidden" role="status">
        {news}
      </p>
      {loading ? <EssaysSkeleton /> : <Loaded groups={groups} onRemove={removeEssay} />}
    </div>
  );
}

type LoadedProps = { groups: Group[]; onRemove: (essay: EssaySummary) => void };

function Loaded({ groups, onRemove }: LoadedProps) {
  const failed = groups.filter((group) => group.error);
  if (failed[0]) {
    const retry = () => failed.forEach((group) => group.retry());
    return <LoadFailed error={failed[0].error} retry={retry} busy={groups.some((group) => group.busy)} />;
  }
  return groups.every((group) => group.essays.length === 0) ? <NoEssays /> : <Sections groups={groups} onRemove={onRemove} />;
}

function Sections({ groups, onRemove }: LoadedProps) {
  const host = useHost();
  const openEssay = (essay: EssaySummary) => {
    const { notice } = cardTarget(essay);
    if (notice) host.notify(notice);
  };
  const showMore = (more: NonNullable<Group['more']>) => async () => {
    const error = await more();
    if (error) host.notify({ kind: 'error', title: texts.moreFailed.title, text: serverMessage(error, texts.moreFailed.text) });
    return !error;
  };
  return groups.map(({ group, essays, total, more, loadingMore }) => (
    <EssaySection key={group} {...{ group, essays, total, loadingMore, onRemove }} onMore={more && showMore(more)} onOpen={openEssay} />
  ));
}

function NoEssays() {
  return <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={<NewEssay source="empty_state_button" />} />;
}

function Actions() {
  return (
    <div className="essays-actions">
      <ButtonLink look="quiet" to={paths.themes}>
        {shared.exploreThemes}
      </ButtonLink>
      <NewEssay source="dashboard_button" id={newEssayId} />
    </div>
  );
}

const labels = { dashboard_button: texts.newEssay, empty_state_button: texts.emptyAction };

/** @param source which button was pressed, for the analytics. */
function NewEssay({ source, id }: { source: keyof typeof labels; id?: string }) {
  const host = useHost();
  return (
    <ButtonLink id={id} to={paths.newEssay} onClick={() => host.track('new_essay_click', { source })}>
      {labels[source]}
    </ButtonLink>
  );
}
