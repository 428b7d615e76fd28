import type { User } from '@lauda/contracts/types';
import type { Host } from '@lauda/host-sdk';
import { Link } from '@lauda/vendor';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Avatar } from './avatar.tsx';
import { shownName } from './person.ts';
import { texts } from './texts.ts';
import './user-block.css';

/** Who is signed in, and the menu of the person's own matters (spec §2.2). */
export function UserBlock({ user, host }: { user: User; host: Host }) {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const hide = () => menu.current?.hidePopover();
  // Escape closes one thing at a time: this menu, and only then the drawer that it is in.
  const keepEscape = (event: KeyboardEvent) => open && event.key === 'Escape' && event.stopPropagation();
  const leave = () => {
    setLeaving(true);
    void host.signOut();
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
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <Link to="/account">{texts.account}</Link>
        {user.role === 'trial' && (
          <button type="button" className="user-premium" onClick={() => host.openPlans('user_menu')}>
            {texts.premium}
          </button>
        )}
        <button type="button" onClick={leave}>
          {texts.signOut}
        </button>
      </div>
    </div>
  );
}
