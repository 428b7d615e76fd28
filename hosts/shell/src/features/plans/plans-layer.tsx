import { usePageTitle } from '@lauda/host-sdk';
import { CenteredSpinner } from '@lauda/ui/plain';
import { useLocation, useNavigate } from '@lauda/vendor';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../frame/toasts/notices.ts';
import { track } from '../../tracking/tracking.ts';
import { waiting } from './waiting-texts.ts';
import { openedBy } from './opening.ts';
import { type OfferState, useOffer } from './use-offer.ts';
import './plans-layer.css';

/** The overlay above whatever page is there, once somebody has opened it. */
export function PlansLayer() {
  const source = openedBy(useLocation().state);
  const navigate = useNavigate();
  return source && <Plans source={source} onClose={() => void navigate(-1)} />;
}

/** The overlay as a page of its own; closing it goes to / (spec §2.1). */
export function PlansPage() {
  usePageTitle(waiting.title);
  const navigate = useNavigate();
  return <Plans source="address" onClose={() => void navigate('/', { replace: true })} />;
}

/** `source` is the button that opened it. */
type PlansProps = { source: string; onClose: () => void };

/** Code and prices are asked for at the same time. */
function Plans(props: PlansProps) {
  const [Overlay] = useState(() => lazy(load));
  const offer = useOffer();
  useEffect(() => track('plans_open', { source: props.source }), [props.source]);
  return (
    <Suspense fallback={<Waiting />}>
      <Overlay {...props} offer={offer} />
    </Suspense>
  );
}

/** The page beneath must not go down with what was to lie above it. */
const load = (): Promise<{ default: ComponentType<PlansProps & { offer: OfferState }> }> =>
  import('./plans-overlay.tsx').then(
    (loaded) => ({ default: loaded.PlansOverlay }),
    () => ({ default: Missing }),
  );

function Missing({ onClose }: PlansProps) {
  const tell = useEffectEvent(() => {
    notify({ kind: 'error', title: waiting.failedTitle, text: waiting.failedText });
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}

function Waiting() {
  return (
    <div className="plans-waiting">
      <CenteredSpinner label={waiting.loading} />
    </div>
  );
}
