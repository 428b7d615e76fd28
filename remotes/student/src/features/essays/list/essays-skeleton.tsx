import { PageHeader } from '@lauda/ui/antd';
import { texts as shared } from '../shared/texts.ts';
import { texts } from './texts.ts';

/** The shape of what comes: the title and three cards (spec §2.4). */
export function EssaysSkeleton() {
  return (
    <div aria-busy="true">
      <PageHeader title={texts.loadingTitle} />
      <p className="ui-hidden" role="status">
        {shared.loading}
      </p>
      <div className="essays-skeleton" aria-hidden="true">
        <div className="essays-skeleton-card" />
        <div className="essays-skeleton-card" />
        <div className="essays-skeleton-card" />
      </div>
    </div>
  );
}
