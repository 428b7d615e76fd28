import type { Essay } from '@lauda/api-client/essays';
import { useThemePagesInfiniteQuery } from '@lauda/api-client/themes';
import { skipToken } from '@lauda/vendor';
import { themeFilters } from './theme-filters.ts';
import { themeGroups } from './theme-groups.ts';

/** The themes for an essay, in their three sections. */
export function useThemeList(essay: Essay) {
  const query = useThemePagesInfiniteQuery(themeFilters(essay) ?? skipToken);
  const { data, error, isFetching, isUninitialized, hasNextPage, fetchNextPage, refetch } = query;
  const themes = data?.pages.flatMap((page) => page.themes) ?? [];
  return {
    groups: themeGroups(themes),
    empty: themes.length === 0,
    loading: !data && !isUninitialized,
    // A refresh that fails leaves what is already shown in its place.
    error: data ? undefined : error,
    busy: isFetching,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    retry: () => void refetch(),
  };
}
