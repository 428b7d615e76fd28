import { useEssayGroupInfiniteQuery } from '@lauda/api-client/essays';
import type { EssayGroup } from '@lauda/contracts/vocabulary';
import { useMemo, useState } from 'react';
import { essaysOf, pollInterval } from './essay-groups.ts';

/** A group of the list, which asks again while something in it is being corrected. */
export function useEssayGroup(group: EssayGroup) {
  const [pollMs, setPollMs] = useState(0);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useEssayGroupInfiniteQuery(group, {
    pollingInterval: pollMs,
  });
  const wanted = pollInterval(data?.pages);
  if (wanted !== pollMs) setPollMs(wanted);
  const essays = useMemo(() => essaysOf(data?.pages ?? []), [data]);
  return {
    group,
    essays,
    total: data?.pages.at(-1)?.total ?? 0,
    // A refresh that fails leaves what is already shown in its place.
    error: data ? undefined : error,
    loading: !data,
    busy: isFetching,
    loadingMore: isFetchingNextPage,
    /** @returns what went wrong, if anything did. */
    more: hasNextPage ? async () => (await fetchNextPage()).error : undefined,
    retry: () => void refetch(),
  };
}
