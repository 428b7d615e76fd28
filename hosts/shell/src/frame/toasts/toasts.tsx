import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { texts } from '../texts.ts';
import { dismiss, onNotice, type ShownNotice, shownNotice } from './notices.ts';
import './toasts.css';

/** Spec §9: five seconds, dismissed by a swipe of 50 px to the right, reached by F8. */
const limits = { duration: 5000, swipeThreshold: 50, swipeDirection: 'right' } as const;

export function Toasts() {
  const notice = useSyncExternalStore(onNotice, shownNotice);
  return (
    <Toast.Provider {...limits} label={texts.toasts}>
      {notice && <NoticeToast key={notice.id} notice={notice} />}
      <Toast.Viewport className="toasts" hotkey={['F8']} label={`${texts.toasts} ({hotkey})`} />
    </Toast.Provider>
  );
}

function NoticeToast({ notice: { kind, title, text, action } }: { notice: ShownNotice }) {
  return (
    <Toast.Root className={`toast toast-${kind}`} type="foreground" onOpenChange={(open) => !open && dismiss()}>
      <Toast.Title className="toast-title">{title}</Toast.Title>
      {text && <Toast.Description className="toast-text">{text}</Toast.Description>}
      {action && (
        <Toast.Action className="toast-action" altText={action.label} onClick={action.run}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className="toast-close" aria-label={texts.closeToast}>
        ×
      </Toast.Close>
    </Toast.Root>
  );
}
