import { Link } from '@lauda/vendor';
import type { ReactNode } from 'react';
import './settings-layout.css';

/** The frame of the teacher's pages, with the way back to the essays. */
export function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="settings">
      <Link to="/essays">← Voltar à Lauda</Link>
      {children}
    </div>
  );
}
