import type { EssaySummary } from '@lauda/api-client/essays';
import { useHost, usePageTitle } from '@lauda/host-sdk';
import { EmptyState, PageHeader } from '@lauda/ui/antd';
import { ButtonLink } from '@lauda/ui/plain';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { LoadFailed } from '../shared/load-failures.tsx';
import { cardTarget } from './card-target.ts';
import { EssaySection } from './essay-section.tsx';
import { EssaysSkeleton } from './essays-skeleton.tsx';
import { texts } from './texts.ts';
import { useEssayGroup, useRemoveEssay } from './use-essay-group.ts';
import './essays-page.css';

/** /essays: what was sent and what is being written (spec §2.4). */
export function EssaysPage() {
  const groups = [useEssayGroup('submetidas'), useEssayGroup('rascunhos')];
  usePageTitle(texts.title);

  if (groups.some((group) => group.failed)) return <Frame body={<LoadFailed retry={() => groups.forEach((group) => group.retry())} />} />;
  if (groups.some((group) => group.loading)) return <EssaysSkeleton />;
  if (groups.every((group) => group.essays.length === 0)) return <Frame body={<NoEssays />} />;
  return <Frame body={<Sections groups={groups} />} />;
}

function Frame({ body }: { body: ReactNode }) {
  const action = <NewEssayLink source="dashboard_button" label={texts.newEssay} />;
  return (
    <>
      <PageHeader title={texts.title} action={action} />
      {body}
    </>
  );
}

function Sections({ groups }: { groups: ReturnType<typeof useEssayGroup>[] }) {
  const host = useHost();
  const removeEssay = useRemoveEssay();
  const openEssay = (essay: EssaySummary) => {
    const { notice } = cardTarget(essay);
    if (notice) host.notify(notice);
  };
  return groups.map(({ group, essays, total, more, loadingMore }) => (
    <EssaySection key={group} {...{ group, essays, total, loadingMore }} onMore={more} onOpen={openEssay} onRemove={removeEssay} />
  ));
}

function NoEssays() {
  const first = <NewEssayLink source="empty_state_button" label={texts.emptyAction} />;
  return <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={first} />;
}

function NewEssayLink({ source, label }: { source: string; label: string }) {
  const host = useHost();
  return (
    <ButtonLink to={paths.newEssay} onClick={() => host.track('new_essay_click', { source })}>
      {label}
    </ButtonLink>
  );
}
