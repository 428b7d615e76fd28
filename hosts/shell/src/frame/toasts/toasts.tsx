import * as Toast from '@radix-ui/react-toast';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../texts.ts';
import { Tooltip } from '../tooltips/tooltip.tsx';
import { dismiss, onNotice, type ShownNotice, shownNotice } from './notices.ts';
import { onToastPlace, toastPlace } from './place.ts';
import './toasts.css';

/** Spec §9: five seconds, dismissed by a swipe of 50 px to the right, reached by F8. */
const limits = { duration: 5000, swipeThreshold: 50, swipeDirection: 'right' } as const;
const hotkey = 'F8';

export function Toasts() {
  const notice = useSyncExternalStore(onNotice, shownNotice);
  const place = useSyncExternalStore(onToastPlace, toastPlace) ?? document.body;
  const { viewport, giveBack } = useFocusBefore();
  return (
    <Toast.Provider {...limits} label={texts.toasts} announcerContainer={place}>
      {notice && <NoticeToast key={notice.id} notice={notice} onClose={giveBack} />}
      {createPortal(<Toast.Viewport ref={viewport} className="toasts" hotkey={[hotkey]} label={`${texts.toasts} ({hotkey})`} />, place)}
    </Toast.Provider>
  );
}

function NoticeToast({ notice, onClose }: { notice: ShownNotice; onClose: () => void }) {
  const { kind, title, text, action } = notice;
  const close = () => {
    onClose();
    dismiss(notice);
  };
  const closeHere = (event: KeyboardEvent) => {
    if (!isFocusHere()) return;
    // The dialog that the toasts may be drawn in stays open.
    event.preventDefault();
    close();
  };
  // What failed interrupts whoever listens, the rest waits for a pause.
  const type = kind === 'error' ? 'foreground' : 'background';
  return (
    <Toast.Root
      className={`toast toast-${kind}`}
      type={type}
      open={notice.open}
      onOpenChange={(open) => open || close()}
      onEscapeKeyDown={closeHere}
    >
      {/* The blanks part the sentences for who listens: Radix announces them in one piece. */}
      <Toast.Title className="toast-title">{title} </Toast.Title>
      {text && <Toast.Description className="toast-text">{text} </Toast.Description>}
      {action && (
        <Toast.Action className="toast-action" altText={`${action.label} (${hotkey})`} onClick={action.run}>
          {action.label}
        </Toast.Action>
      )}
      <Tooltip text={texts.closeToast}>
        <Toast.Close className="toast-close" aria-label={texts.closeToast}>
          ×
        </Toast.Close>
      </Tooltip>
    </Toast.Root>
  );
}

/** The focus goes back to where it was before it came here; where that is gone, to the page. */
function useFocusBefore() {
  const before = useRef<EventTarget | null>(null);
  const viewport = useCallback((list: HTMLElement | null) => {
    // Around the list there are what Tab comes and goes by.
    const region = list?.parentElement;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!region?.contains(relatedTarget as Node | null)) before.current = relatedTarget;
    };
    region?.addEventListener('focusin', remember);
    return () => region?.removeEventListener('focusin', remember);
  }, []);
  const giveBack = () => {
    if (!isFocusHere()) return;
    const element = before.current instanceof HTMLElement && before.current.isConnected ? before.current : document.querySelector('main');
    element?.focus();
  };
  return { viewport, giveBack };
}

const isFocusHere = () => Boolean(document.activeElement?.closest('.toasts'));
