import { serverMessage } from '@lauda/api-client/base';
import { type EssaySummary, useDeleteEssayMutation, useEssayGroupInfiniteQuery } from '@lauda/api-client/essays';
import type { EssayGroup } from '@lauda/contracts/vocabulary';
import { useHost } from '@lauda/host-sdk';
import { useState } from 'react';
import { essaysOf, pollInterval } from './essay-groups.ts';
import { texts } from './texts.ts';

/** A group of the list, which asks again while something in it is being corrected. */
export function useEssayGroup(group: EssayGroup) {
  const [pollMs, setPollMs] = useState(0);
  const query = useEssayGroupInfiniteQuery(group, { pollingInterval: pollMs });
  const pages = query.data?.pages ?? [];
  const wanted = pollInterval(pages);
  if (wanted !== pollMs) setPollMs(wanted);
  return {
    group,
    essays: essaysOf(pages),
    total: pages.at(-1)?.total ?? 0,
    // A refresh that fails leaves what is already shown in its place.
    failed: query.isError && !query.data,
    loading: !query.data,
    loadingMore: query.isFetchingNextPage,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    retry: () => void query.refetch(),
  };
}

/** Removes at once, without a question (spec §2.4). */
export function useRemoveEssay() {
  const host = useHost();
  const [deleteEssay] = useDeleteEssayMutation();
  return async ({ id }: EssaySummary) => {
    const { error } = await deleteEssay({ id });
    if (!error) return host.notify({ kind: 'success', ...texts.removed });
    host.notify({ kind: 'error', title: texts.removeFailed.title, text: serverMessage(error, texts.removeFailed.text) });
  };
}
