import { Link, useLocation } from '@lauda/vendor';
import { texts } from './texts.ts';

/** `at`: where the entry is the active one (spec §2.2). */
type Entry = { label: string; to: string; at: RegExp; admin?: boolean; icon: string };

const entries: Entry[] = [
  { label: texts.essays, to: '/essays', at: /^\/(essays\/?)?$/, icon: 'M6 3h9l4 4v14H6zM9 12h7M9 16h5' },
  { label: texts.courses, to: '/courses', at: /^\/courses(\/|$)/, icon: 'M4 5h16v11H4zM10.5 8v5l4-2.5zM8 20h8' },
  {
    label: texts.settings,
    to: '/settings',
    at: /^\/settings(\/|$)/,
    admin: true,
    icon: 'M4 7h9M17 7h3M15 5v4M4 12h2M10 12h10M8 10v4M4 17h8M16 17h4M14 15v4',
  },
];

/** The sidebar's entries (spec §2.2). */
export function Navigation({ admin }: { admin: boolean }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={texts.navigation}>
      {entries
        .filter((entry) => admin || !entry.admin)
        .map(({ label, to, at, icon }) => (
          <Link key={to} to={to} className="frame-entry" aria-current={at.test(pathname) ? 'page' : undefined}>
            <Icon path={icon} />
            {label}
          </Link>
        ))}
    </nav>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={path} />
    </svg>
  );
}
