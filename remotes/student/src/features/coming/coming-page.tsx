import { usePageTitle } from '@lauda/host-sdk';
import { EmptyState } from '@lauda/ui/antd';
import { Link } from '@lauda/vendor';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';

/** A part of the product that is announced but not there yet. */
export function ComingPage({ title }: { title: string }) {
  usePageTitle(title);
  return <EmptyState title={texts.coming} text={texts.comingText} action={<Link to={paths.essays}>{texts.back}</Link>} />;
}
