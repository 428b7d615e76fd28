import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink } from '@lauda/ui/plain';
import { Door } from '../../frame/door.tsx';
import { texts } from './texts.ts';

/** Says plainly that subscriptions are not open yet; closing leads to / (spec §2.1). */
export function PlansPage() {
  usePageTitle(texts.title);
  return (
    <Door title={texts.title} text={texts.text}>
      <ButtonLink to="/">{texts.close}</ButtonLink>
    </Door>
  );
}
