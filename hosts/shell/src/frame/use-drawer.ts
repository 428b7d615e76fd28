import { useLocation } from '@lauda/vendor';
import { useLayoutEffect, useRef, useState } from 'react';

/** The small screen's menu: locks the page behind it, takes the focus, and closes on Escape and on a change of page. */
export function useDrawer() {
  // New with each navigation, to the same page too; a drawer that was opened before it is closed after it.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const ref = useRef<HTMLElement>(null);
  const open = openedAt === key;
  const hide = () => setOpenedAt(undefined);
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    ref.current?.querySelector('a')?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKey);
    document.body.style.overflow = 'hidden';
    return () => {
      document.removeEventListener('keydown', onKey);
      document.body.style.overflow = '';
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  return { open, ref, hide, show: () => setOpenedAt(key) };
}
