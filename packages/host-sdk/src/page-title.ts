import { productName } from '@lauda/contracts/vocabulary';
import { useEffect } from 'react';

/** Names the page in the browser's tab: `Minhas Redações · Lauda`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
