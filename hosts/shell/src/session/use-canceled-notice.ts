import { useSearchParams } from '@lauda/vendor';
import { useEffect } from 'react';
import { notify } from '../frame/toasts/notices.ts';

/** Spec §8. */
const notice = {
  kind: 'info',
  title: 'Pagamento cancelado',
  text: 'Você pode tentar novamente quando quiser ou continuar usando a versão gratuita.',
} as const;

/** Who comes back from a payment without having paid is told so; then the address forgets it (spec §4). */
export function useCanceledNotice(): void {
  const [query, setQuery] = useSearchParams();
  const canceled = query.get('canceled') === 'true';
  useEffect(() => {
    if (!canceled) return;
    notify(notice);
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('canceled');
        return after;
      },
      { replace: true },
    );
  }, [canceled, setQuery]);
}
