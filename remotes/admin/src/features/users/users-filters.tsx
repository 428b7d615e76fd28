import { type Role, roles, type UserStatus, userStatuses } from '@lauda/contracts/vocabulary';
import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import type { PeopleFilters } from './people-filters.ts';
import { texts } from './texts.ts';

type Props = { filters: PeopleFilters; onChange: (change: Partial<PeopleFilters>) => void };

/** A pause in the typing, after which the server is asked. */
const typingPauseMs = 300;

/** Search by email, and the two filters of spec §2.12; each starts at the first page again. */
export function UsersFilters({ filters, onChange }: Props) {
  return (
    <div className="users-filters" role="search">
      <EmailSearch email={filters.email ?? ''} onSearch={(email) => onChange({ email: email || undefined })} />
      <Select<Role | ''>
        aria-label={texts.role}
        value={filters.role ?? ''}
        options={[{ value: '', label: texts.allRoles }, ...roles.map((value) => ({ value, label: texts.roles[value] }))]}
        onChange={(role) => onChange({ role: role || undefined })}
      />
      <Select<UserStatus | ''>
        aria-label={texts.status}
        value={filters.status ?? ''}
        options={[{ value: '', label: texts.allStatuses }, ...userStatuses.map((value) => ({ value, label: texts.statuses[value] }))]}
        onChange={(status) => onChange({ status: status || undefined })}
      />
    </div>
  );
}

function EmailSearch({ email, onSearch }: { email: string; onSearch: (email: string) => void }) {
  const [typed, setTyped] = useState(email);
  // Cleared, or gone back to: the address decides.
  useEffect(() => setTyped(email), [email]);
  useEffect(() => {
    if (typed.trim() === email) return;
    const pause = setTimeout(() => onSearch(typed.trim()), typingPauseMs);
    return () => clearTimeout(pause);
  }, [typed, email, onSearch]);
  return (
    <Input
      type="search"
      allowClear={{ clearIcon: <span aria-label={texts.clearSearch}>×</span> }}
      aria-label={texts.search}
      placeholder={texts.search}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
