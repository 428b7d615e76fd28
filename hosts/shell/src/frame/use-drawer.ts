import { useLocation } from '@lauda/vendor';
import { useEffect, useRef, useState } from 'react';

/** The small screen's menu: locks the page behind it, takes the focus, and closes on Escape and on a change of page. */
export function useDrawer() {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  // New with each navigation, to the same page too.
  const { key } = useLocation();
  const hide = () => setOpen(false);
  useEffect(hide, [key]);
  useEffect(() => {
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
  return { open, ref, hide, show: () => setOpen(true) };
}
