import { usePageTitle } from '@lauda/host-sdk';
import { EmptyState } from '@lauda/ui/antd';
import { Link } from '@lauda/vendor';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

/** A path below /settings that leads nowhere. */
export function UnknownPage() {
  usePageTitle(texts.unknown);
  return <EmptyState title={texts.unknown} text={texts.unknownText} action={<Link to={paths.users}>{texts.users}</Link>} />;
}
