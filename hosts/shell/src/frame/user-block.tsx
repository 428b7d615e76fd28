import type { User } from '@lauda/contracts/types';
import type { Host } from '@lauda/host-sdk';
import { Link } from '@lauda/vendor';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Avatar } from './avatar.tsx';
import { shownName } from './person.ts';
import { texts } from './texts.ts';
import { hasUnsavedTexts, removeTraces } from './unsaved-texts.ts';
import './user-block.css';

/** Who is signed in, and the menu of the person's own matters (spec §2.2). */
export function UserBlock({ user, host }: { user: User; host: Host }) {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const hide = () => menu.current?.hidePopover();
  // Tab leads out of it, to the page.
  const hideBehind = ({ currentTarget, relatedTarget }: FocusEvent) => relatedTarget && !currentTarget.contains(relatedTarget) && hide();
  // Escape closes one thing at a time: this menu, and only then the drawer that it is in.
  const keepEscape = (event: KeyboardEvent) => open && event.key === 'Escape' && event.stopPropagation();
  const leave = () => {
    setLeaving(true);
    removeTraces(user.id);
    void host.signOut();
  };
  const askToLeave = (event: MouseEvent) => {
    if (!hasUnsavedTexts(user.id)) return leave();
    // The menu stays: the question is in it.
    event.stopPropagation();
    setAsking(true);
  };
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) setAsking(false);
  };
  return (
    <div className="user-block" onKeyDown={keepEscape}>
      <button type="button" className="user-button" popoverTarget="user-menu" aria-busy={leaving}>
        <Avatar user={user} />
        <span className="user-words">
          <b>{shownName(user)}</b>
          <small>{leaving ? texts.leaving : texts.roles[user.role]}</small>
        </span>
      </button>
      <div
        id="user-menu"
        popover="auto"
        className="user-menu"
        ref={menu}
        onClick={hide}
        onBlur={hideBehind}
        // A closing that an opening follows at once is never told: the question goes here too.
        onBeforeToggle={({ newState }) => newState === 'open' && setAsking(false)}
        onToggle={({ newState }) => toggle(newState === 'open')}
      >
        {asking ? <LeaveQuestion onLeave={leave} /> : <Entries user={user} host={host} onLeave={askToLeave} />}
      </div>
    </div>
  );
}

function Entries({ user, host, onLeave }: { user: User; host: Host; onLeave: (event: MouseEvent) => void }) {
  return (
    <>
      <Link to="/account">{texts.account}</Link>
      {user.role === 'trial' && (
        <button type="button" className="user-premium" onClick={() => host.openPlans('user_menu')}>
          {texts.premium}
        </button>
      )}
      <button type="button" onClick={onLeave}>
        {texts.signOut}
      </button>
    </>
  );
}

/** What was typed and not saved goes with the session; it is asked first, and what changes nothing has the focus. */
function LeaveQuestion({ onLeave }: { onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <p role="alert">{texts.unsaved}</p>
      <button type="button" onClick={onLeave}>
        {texts.leaveUnsaved}
      </button>
      <button type="button" ref={stay}>
        {texts.stay}
      </button>
    </>
  );
}
