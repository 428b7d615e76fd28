import type { User } from '@lauda/contracts/types';
import type { Host } from '@lauda/host-sdk';
import { Link } from '@lauda/vendor';
import { useRef } from 'react';
import { initials, shownName } from './person.ts';
import { texts } from './texts.ts';
import './user-block.css';

/** Who is signed in, and the menu of the person's own matters (spec §2.2). */
export function UserBlock({ user, host }: { user: User; host: Host }) {
  const menu = useRef<HTMLDivElement>(null);
  const hide = () => menu.current?.hidePopover();
  return (
    <div className="user-block">
      <button type="button" className="user-button" popoverTarget="user-menu">
        <Avatar user={user} />
        <span className="user-words">
          <b>{shownName(user)}</b>
          <small>{texts.roles[user.role]}</small>
        </span>
      </button>
      <div id="user-menu" popover="auto" className="user-menu" ref={menu} onClick={hide}>
        <Link to="/account">{texts.account}</Link>
        {user.role === 'trial' && (
          <button type="button" className="user-premium" onClick={() => host.openPlans('user_menu')}>
            {texts.premium}
          </button>
        )}
        <button type="button" onClick={() => void host.signOut()}>
          {texts.signOut}
        </button>
      </div>
    </div>
  );
}

function Avatar({ user }: { user: User }) {
  if (user.profileImageUrl) return <img className="user-avatar" src={user.profileImageUrl} alt="" />;
  return (
    <span className="user-avatar" aria-hidden="true">
      {initials(user)}
    </span>
  );
}
