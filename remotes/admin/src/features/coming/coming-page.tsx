import { usePageTitle } from '@lauda/host-sdk';
import { EmptyState, PageHeader } from '@lauda/ui/antd';
import { Link } from '@lauda/vendor';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

/** An entry of the menu whose page is announced but not there yet. */
export function ComingPage({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={texts.coming} text={texts.comingText} action={<Link to={paths.users}>{texts.users}</Link>} />
    </>
  );
}
