import { usePageTitle } from '@lauda/host-sdk';
import { PageHeader } from '@lauda/ui/antd';
import { useSearchParams } from '@lauda/vendor';
import { type PeopleFilters, readFilters, writeFilters } from './people-filters.ts';
import { PeopleList } from './people-list.tsx';
import { texts } from './texts.ts';
import { UsersFilters } from './users-filters.tsx';
import './users.css';

/** The people: found, changed and removed (spec §2.12). Filters and page live in the address. */
export function UsersPage() {
  usePageTitle(texts.title);
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const change = (changed: Partial<PeopleFilters>) => setQuery(writeFilters({ ...filters, page: 1, ...changed }), { replace: true });
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <UsersFilters filters={filters} onChange={change} />
      <PeopleList
        filters={filters}
        onPage={(page, replace = false) => setQuery(writeFilters({ ...filters, page }), { replace })}
        onClear={() => setQuery({})}
      />
    </>
  );
}
