import { useSearchParams } from '@lauda/vendor';
import type { texts } from './texts.ts';

export type TabName = keyof typeof texts.tabs;

/** The tabs as the address has them: `?aba=redacao`. */
const addresses: Record<TabName, string> = { summary: 'resumo', evaluation: 'avaliacao', theme: 'tema', essay: 'redacao' };
export const tabNames = Object.keys(addresses) as TabName[];

/** The open tab. It is in the address, so that reloading and coming back find it; each choice takes the place of the one before. */
export function useTab(): [TabName, (tab: TabName) => void] {
  const [query, setQuery] = useSearchParams();
  const tab = tabNames.find((name) => addresses[name] === query.get('aba')) ?? 'summary';
  const open = (next: TabName) => {
    const after = new URLSearchParams(query);
    after.set('aba', addresses[next]);
    setQuery(after, { replace: true });
  };
  return [tab, open];
}
