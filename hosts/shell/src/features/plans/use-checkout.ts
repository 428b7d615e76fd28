import type { Plan, Problem, User } from '@lauda/contracts/types';
import { answerWaitMs } from '@lauda/contracts/vocabulary';
import { useLocation, useNavigate } from '@lauda/vendor';
import { useEffect, useState } from 'react';
import { notify } from '../../frame/toasts/notices.ts';
import { signInPath } from '../../session/return-path.ts';
import { track } from '../../tracking/tracking.ts';
import { texts } from './texts.ts';

/** Buying a plan: a stranger signs in first and comes back, everybody else goes on to where one pays. */
export function useCheckout(user: User | null | undefined, source: string) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // Who comes back from paying may be shown this very page as it was left.
    const again = () => setBusy(false);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);

  const subscribe = async (plan: Plan['id']) => {
    track('plans_subscribe_click', { source, plan });
    if (!user) return void navigate(signInPath(pathname));
    setBusy(true);
    try {
      // It stays busy until the browser has left.
      location.assign(await paymentLink(plan));
    } catch (error) {
      setBusy(false);
      notify({ kind: 'error', title: texts.checkoutFailed, text: error instanceof NoLink ? error.message : texts.checkoutFailedText });
    }
  };
  return { busy, subscribe };
}

/** The server gave no link; the message is to be shown. */
class NoLink extends Error {}

/** Where to pay for a plan (spec §7, §8). */
async function paymentLink(plan: Plan['id']): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify({ plan }), signal: AbortSignal.timeout(answerWaitMs) };
  const response = await fetch('/api/get-payment-link', asked);
  // A server that sells nothing does not know the call, and says so in words that are not for a buyer.
  if (response.status === 404) throw new Error('no checkout');
  const answer = (await response.json().catch(() => undefined)) as ({ url?: string } & Partial<Problem>) | undefined;
  if (!response.ok) throw new NoLink(answer?.message ?? texts.noLink);
  if (!answer?.url) throw new NoLink(texts.noUrl);
  return answer.url;
}
