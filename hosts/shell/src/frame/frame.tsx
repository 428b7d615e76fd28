import type { User } from '@lauda/contracts/types';
import { productName } from '@lauda/contracts/vocabulary';
import type { Host } from '@lauda/host-sdk';
import { Logo } from '@lauda/ui/plain';
import { Link } from '@lauda/vendor';
import type { ReactNode } from 'react';
import { Navigation } from './navigation.tsx';
import { texts } from './texts.ts';
import { useDrawer } from './use-drawer.ts';
import { UserBlock } from './user-block.tsx';
import './frame.css';

/** Sidebar and content; on a small screen the sidebar is a drawer under a top bar. */
export function Frame({ user, host, children }: { user: User; host: Host; children: ReactNode }) {
  const drawer = useDrawer();
  return (
    <div className={`frame${drawer.open ? ' frame-open' : ''}`}>
      <a className="frame-skip" href="#content">
        {texts.skip}
      </a>
      <header className="frame-top">
        <button type="button" className="frame-menu" aria-label={texts.openMenu} aria-expanded={drawer.open} onClick={drawer.show}>
          <MenuIcon />
        </button>
        <Logo name={productName} />
      </header>
      <div className="frame-overlay" onClick={drawer.hide} aria-hidden="true" />
      <aside className="frame-side" ref={drawer.ref}>
        <Link to="/essays" className="frame-logo">
          <Logo name={productName} />
        </Link>
        <Navigation admin={user.role === 'admin'} />
        <UserBlock user={user} host={host} />
      </aside>
      <main id="content" className="frame-main" tabIndex={-1} inert={drawer.open}>
        {children}
      </main>
    </div>
  );
}

function MenuIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M4 7h16M4 12h16M4 17h11" />
    </svg>
  );
}
