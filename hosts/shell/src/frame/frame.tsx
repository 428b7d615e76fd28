import type { User } from '@lauda/contracts/types';
import { productName } from '@lauda/contracts/vocabulary';
import type { Host } from '@lauda/host-sdk';
import { Logo } from '@lauda/ui/plain';
import { Link } from '@lauda/vendor';
import type { ReactNode } from 'react';
import { Navigation } from './navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { texts } from './texts.ts';
import { Tooltip } from './tooltips/tooltip.tsx';
import { useDrawer } from './use-drawer.ts';
import { UserBlock } from './user-block.tsx';
import './frame.css';

/** Sidebar and content; on a small screen the sidebar is a drawer under a top bar, and while it is open all else rests. */
export function Frame({ user, host, children }: { user: User; host: Host; children: ReactNode }) {
  const drawer = useDrawer();
  return (
    <div className={`frame${drawer.open ? ' frame-open' : ''}`}>
      <SkipLink inert={drawer.open} />
      <header className="frame-top" inert={drawer.open}>
        <Tooltip text={texts.openMenu} side="bottom">
          <button type="button" className="ui-icon-button" aria-label={texts.openMenu} aria-expanded={drawer.open} onClick={drawer.show}>
            <Strokes path="M4 7h16M4 12h16M4 17h11" />
          </button>
        </Tooltip>
        <Link to="/essays" className="frame-logo">
          <Logo name={productName} />
        </Link>
      </header>
      <div className="frame-overlay" onClick={drawer.hide} aria-hidden="true" />
      <aside className="frame-side" ref={drawer.ref} aria-label={texts.menu}>
        <div className="frame-head">
          <Link to="/essays" className="frame-logo">
            <Logo name={productName} />
          </Link>
          <Tooltip text={texts.closeMenu} side="bottom">
            <button type="button" className="ui-icon-button frame-close" aria-label={texts.closeMenu} onClick={drawer.hide}>
              <Strokes path="M6 6l12 12M18 6L6 18" />
            </button>
          </Tooltip>
        </div>
        <Navigation admin={user.role === 'admin'} />
        <UserBlock user={user} host={host} />
      </aside>
      <main id="content" className="frame-main" tabIndex={-1} inert={drawer.open}>
        {children}
      </main>
    </div>
  );
}

function Strokes({ path }: { path: string }) {
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
      <path d={path} />
    </svg>
  );
}
