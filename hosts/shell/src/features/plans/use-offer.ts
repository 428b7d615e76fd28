import type { Offer } from '@lauda/contracts/types';
import { answerWaitMs } from '@lauda/contracts/vocabulary';
import { useEffect, useState } from 'react';

/** `offer` is undefined while it is on its way. */
export type OfferState = { offer?: Offer; failed: boolean; reload: () => void };

/** What may be bought now. Asked for anew each time: what is read is what is charged (decisions D3.5). */
export function useOffer(): OfferState {
  const [answer, setAnswer] = useState<{ offer?: Offer; failed: boolean }>({ failed: false });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    readOffer().then(
      (offer) => left || setAnswer({ offer, failed: false }),
      () => left || setAnswer({ failed: true }),
    );
    return () => void (left = true);
  }, [asked]);
  const reload = () => {
    setAnswer({ failed: false });
    setAsked(asked + 1);
  };
  return { ...answer, reload };
}

async function readOffer(): Promise<Offer> {
  const response = await fetch('/api/plans', { signal: AbortSignal.timeout(answerWaitMs) });
  if (!response.ok) throw new Error(`plans: ${response.status}`);
  return (await response.json()) as Offer;
}
