import { useLocation } from '@lauda/vendor';
import { useLayoutEffect, useRef, useState } from 'react';

/** From here on the menu stands beside the page, as in frame.css. */
const wideScreen = '(min-width: 861px)';

/**
 * The small screen's menu: locks the page behind it, takes the focus and gives it back,
 * and closes on Escape, on a change of page and where the screen has become wide.
 */
export function useDrawer() {
  // New with each navigation, to the same page too; a drawer that was opened before it is closed after it.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const ref = useRef<HTMLElement>(null);
  // Not what has the focus: some browsers give it to no button that is pressed.
  const opener = useRef<HTMLElement>(null);
  const open = openedAt === key;
  const hide = () => setOpenedAt(undefined);
  useLayoutEffect(() => {
    if (!open) {
      opener.current?.focus();
      opener.current = null;
      return;
    }
    const wide = matchMedia(wideScreen);
    ref.current?.querySelector<HTMLElement>('a, button')?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', hide);
    document.body.style.overflow = 'hidden';
    return () => {
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', hide);
      document.body.style.overflow = '';
    };
  }, [open]);
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    opener.current = currentTarget;
    setOpenedAt(key);
  };
  return { open, ref, hide, show };
}
