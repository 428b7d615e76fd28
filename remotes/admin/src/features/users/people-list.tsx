import { mayPass, serverMessage, statusOf } from '@lauda/api-client/base';
import { usePeoplePageQuery } from '@lauda/api-client/users';
import { usersPageSize } from '@lauda/contracts/vocabulary';
import { useHost, useRecovery } from '@lauda/host-sdk';
import { EmptyState } from '@lauda/ui/antd';
import { Button, Pagination } from 'antd';
import { useEffect, useRef } from 'react';
import { EditablePeople } from './editable-people.tsx';
import { areSet, type PeopleFilters } from './people-filters.ts';
import { texts } from './texts.ts';

type PeopleListProps = {
  filters: PeopleFilters;
  /** `replace`: the page that was asked for is not there, and is not to be come back to. */
  onPage: (page: number, replace?: boolean) => void;
  onClear: () => void;
};

/** The people that the filters leave, a page at a time. */
export function PeopleList({ filters, onPage, onClear }: PeopleListProps) {
  const { data, error, isFetching, refetch } = usePeoplePageQuery({ ...filters, pageSize: usersPageSize });
  const { list, comeBack, startAt } = useFocusOnList();
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / usersPageSize));
  // The last one of the last page was removed, or the address was made up.
  const isBeyond = !isFetching && data !== undefined && filters.page > lastPage;
  useEffect(() => {
    if (isBeyond) onPage(lastPage, true);
  }, [isBeyond, lastPage, onPage]);

  const clear = () => {
    onClear();
    comeBack();
  };
  return (
    <section ref={list} tabIndex={-1} className="users-list" aria-label={texts.title}>
      {error ? (
        <NotLoaded
          error={error}
          busy={isFetching}
          onRecover={() => void refetch()}
          onRetry={() => void refetch().then(({ isSuccess }) => isSuccess && comeBack())}
        />
      ) : (
        <>
          <p role="status" className="users-total">
            {data ? texts.total(data.total) : texts.loading}
          </p>
          {data?.total === 0 ? (
            <Nobody onClear={areSet(filters) ? clear : undefined} />
          ) : (
            <EditablePeople people={isBeyond ? undefined : data?.people} stale={isFetching && data !== undefined} onRemoved={comeBack} />
          )}
          {data && !isBeyond && (
            <Pagination
              className="users-pages"
              align="center"
              current={filters.page}
              pageSize={usersPageSize}
              total={data.total}
              hideOnSinglePage
              showSizeChanger={false}
              onChange={(page) => {
                onPage(page);
                startAt();
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

/** `onRetry` by the button, `onRecover` by itself, with the focus left where it is. */
type NotLoadedProps = { error: unknown; busy: boolean; onRetry: () => void; onRecover: () => void };

function NotLoaded({ error, busy, onRetry, onRecover }: NotLoadedProps) {
  const { refreshUser } = useHost();
  const isForbidden = statusOf(error) === 403;
  // Somebody else has taken the role away: the shell then shows what is left to see.
  useEffect(() => {
    if (isForbidden) void refreshUser();
  }, [isForbidden, refreshUser]);
  useRecovery(mayPass(error) ? onRecover : undefined);
  const retry = (
    <Button onClick={onRetry} loading={busy}>
      {texts.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={texts.failedTitle} text={serverMessage(error, texts.failedText)} action={retry} />
    </div>
  );
}

function Nobody({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={onClear && <Button onClick={onClear}>{texts.clear}</Button>} />
  );
}

/** Where the focus goes when what had it goes, and where the next page of the list begins. */
function useFocusOnList() {
  const list = useRef<HTMLElement>(null);
  const comeBack = () => list.current?.focus({ preventScroll: true });
  const startAt = () => {
    comeBack();
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
    if (top < 0) scrollTo({ top: scrollY + top });
  };
  return { list, comeBack, startAt };
}
