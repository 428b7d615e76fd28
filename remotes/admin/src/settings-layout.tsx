import { Link, NavLink } from '@lauda/vendor';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';
import { texts } from './texts.ts';
import './settings-layout.css';

const entries = ['courses', 'themes', 'webhooks', 'users', 'email'] as const;

/** The frame of the teacher's pages: the menu, and the way back to the essays. */
export function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="settings">
      <Link to={paths.lauda} className="settings-back">
        <span aria-hidden="true">←</span> {texts.back}
      </Link>
      <nav className="settings-menu" aria-label={texts.menu}>
        {entries.map((entry) => (
          <NavLink key={entry} to={paths[entry]}>
            {texts.entries[entry]}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
