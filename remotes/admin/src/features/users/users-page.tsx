import { usePeoplePageQuery } from '@lauda/api-client/users';
import { usersPageSize } from '@lauda/contracts/vocabulary';
import { usePageTitle } from '@lauda/host-sdk';
import { EmptyState, PageHeader } from '@lauda/ui/antd';
import { useSearchParams } from '@lauda/vendor';
import { Button, Skeleton } from 'antd';
import { areSet, type PeopleFilters, readFilters, writeFilters } from './people-filters.ts';
import { texts } from './texts.ts';
import { UsersFilters } from './users-filters.tsx';
import { UsersTable } from './users-table.tsx';

/** The people (spec §2.12), read only. */
export function UsersPage() {
  usePageTitle(texts.title);
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const change = (changed: Partial<PeopleFilters>) => setQuery(writeFilters({ ...filters, page: 1, ...changed }), { replace: true });
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <UsersFilters filters={filters} onChange={change} />
      <People filters={filters} onPage={(page) => setQuery(writeFilters({ ...filters, page }))} onClear={() => setQuery({})} />
    </>
  );
}

type PeopleProps = { filters: PeopleFilters; onPage: (page: number) => void; onClear: () => void };

function People({ filters, onPage, onClear }: PeopleProps) {
  const { data, isFetching, isError, refetch } = usePeoplePageQuery({ ...filters, pageSize: usersPageSize });
  if (isError && !isFetching)
    return (
      <EmptyState
        title={texts.failedTitle}
        text={texts.failedText}
        action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
      />
    );
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (data.total === 0 && !isFetching)
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={areSet(filters) && <Button onClick={onClear}>{texts.clear}</Button>}
      />
    );
  return <UsersTable people={data.people} total={data.total} page={filters.page} loading={isFetching} onPage={onPage} />;
}
