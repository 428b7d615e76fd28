import type { Offer } from '@lauda/contracts/types';
import { productName } from '@lauda/contracts/vocabulary';
import { Button, Logo, Message } from '@lauda/ui/plain';
import { useLayoutEffect, useRef } from 'react';
import { drawToastsIn } from '../../frame/toasts/place.ts';
import { Tooltip } from '../../frame/tooltips/tooltip.tsx';
import { useSession } from '../../session/session.tsx';
import { Countdown } from './countdown.tsx';
import { money } from './money.ts';
import { PlanChoice } from './plan-choice.tsx';
import { Benefits, Questions, Testimonials } from './sections.tsx';
import { texts } from './texts.ts';
import { useCheckout } from './use-checkout.ts';
import type { OfferState } from './use-offer.ts';
import './plans.css';

type PlansOverlayProps = { source: string; offer: OfferState; onClose: () => void };

/** Spec §2.3: the whole screen, above the page. */
export function PlansOverlay({ source, offer: { offer, failed, reload }, onClose }: PlansOverlayProps) {
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="plans" aria-label={texts.title} tabIndex={-1} onClose={onClose}>
      <header className="plans-top">
        <Logo name={productName} />
        <Tooltip text={texts.close} side="left">
          <button type="button" className="ui-icon-button" aria-label={texts.close} onClick={() => dialog.current?.close()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </Tooltip>
      </header>
      {offer && <Offered offer={offer} source={source} onEnd={reload} />}
      {failed && (
        <Message alert title={texts.failedTitle} text={texts.failedText}>
          <Button onClick={reload}>{texts.retry}</Button>
        </Message>
      )}
      {!offer && !failed && <Shapes />}
    </dialog>
  );
}

/** Opens the dialog as the browser's own modal one: it keeps the focus, is closed by Escape and gives the focus back. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.focus();
    const leave = drawToastsIn(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, []);
  return ref;
}

function Offered({ offer, source, onEnd }: { offer: Offer; source: string; onEnd: () => void }) {
  const { user } = useSession();
  const { busy, subscribe } = useCheckout(user, source);
  return (
    <div className="plans-page">
      <div className="plans-first">
        <div className="plans-head">
          <h1>{texts.title}</h1>
          <p className="plans-lead">{texts.lead}</p>
          {offer.students && <p className="plans-students">{texts.students(compact.format(offer.students))}</p>}
        </div>
        <div className="plans-order">
          <Banner offer={offer} onEnd={onEnd} />
          <PlanChoice
            offer={offer}
            busy={busy}
            already={(user?.role ?? 'trial') !== 'trial'}
            onSubscribe={(plan) => void subscribe(plan)}
          />
        </div>
      </div>
      <Benefits teacherSupport={offer.teacherSupport} />
      <Testimonials testimonials={offer.testimonials} />
      <Questions />
    </div>
  );
}

/** Only where something is counted (decisions D3.6). */
function Banner({ offer: { plans, promotion }, onEnd }: { offer: Offer; onEnd: () => void }) {
  const [plan] = plans;
  if (!plan || !promotion?.secondsLeft) return null;
  return (
    <p className="plans-banner">
      <b>{texts.promotion(plan.name, money(plan.price, plan.currency))}</b>
      <span>
        {texts.endsIn} <Countdown seconds={promotion.secondsLeft} onEnd={onEnd} />
      </span>
    </p>
  );
}

/** 10000 is `10 mil`. */
const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact' });

/** The shape of what comes. */
function Shapes() {
  return (
    <div className="plans-page" role="status">
      <span className="ui-hidden">{texts.loading}</span>
      <div className="plans-first" aria-hidden="true">
        <div className="plans-shape plans-shape-head" />
        <div className="plans-shape plans-shape-order" />
      </div>
      <div className="plans-shape plans-shape-benefits" aria-hidden="true" />
    </div>
  );
}
