import { usePageTitle } from '@lauda/host-sdk';
import { EmptyState } from '@lauda/ui/antd';
import { Link } from '@lauda/vendor';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';

/** A path below one of ours that leads nowhere. */
export function UnknownPage() {
  usePageTitle(texts.unknown);
  return <EmptyState title={texts.unknown} text={texts.unknownText} action={<Link to={paths.essays}>{texts.back}</Link>} />;
}
