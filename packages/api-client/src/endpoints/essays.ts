import { type EssayGroup, essayGroups, essaysPerGroup } from '@lauda/contracts/vocabulary';
import { totalOf } from '../base-api.ts';
import { type Essay, type EssaySummary, essaysApi as generated } from '../gen/essays.ts';

export type { Essay, EssayResults, EssaySummary, Competency, MarkedError } from '../gen/essays.ts';
/** One page of a group; `total` is how many the group holds. */
export type EssayPage = { essays: EssaySummary[]; total: number };

const list = { type: 'Essay', id: 'LIST' } as const;

const withGroups = generated.injectEndpoints({
  endpoints: (build) => ({
    essayGroup: build.infiniteQuery<EssayPage, EssayGroup, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) => (pages.length * essaysPerGroup < last.total ? page + 1 : undefined),
      },
      query: ({ queryArg: group, pageParam: page }) => ({ url: '/api/essays', params: { group, page, pageSize: essaysPerGroup } }),
      transformResponse: (essays: EssaySummary[], meta) => ({ essays, total: totalOf(meta) }),
      providesTags: [list],
    }),
  }),
});

export const essaysApi = withGroups.enhanceEndpoints({
  endpoints: {
    getEssay: { providesTags: (_essay, _error, { id }) => [{ type: 'Essay', id }] },
    getEssayResults: { providesTags: (_results, _error, { id }) => [{ type: 'Essay', id }] },
    createEssay: { onQueryStarted: (_asked, life) => show(life) },
    updateEssay: { onQueryStarted: (_asked, life) => show(life) },
    deleteEssay: { invalidatesTags: (_none, error) => (error ? [] : [list]) },
    // Spec §4: what was sent shows as corrigindo at once; a failed send refreshes the lists.
    correctEssay: {
      invalidatesTags: (_essay, error, { body }) => (error ? [list, { type: 'Essay', id: body.essayId }] : []),
      onQueryStarted: (_sent, life) => show(life),
    },
  },
});

type Patch = ReturnType<typeof withGroups.util.updateQueryData | typeof withGroups.util.upsertQueryData>;
type Life = { dispatch(patch: Patch): unknown; queryFulfilled: Promise<{ data: Essay }> };

/** The answer of a change is the essay as it now is: kept, and put first in its group, without asking again. */
async function show({ dispatch, queryFulfilled }: Life): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  const { content: _text, feedback: _score, ...summary } = answer.data;
  const { upsertQueryData, updateQueryData } = withGroups.util;
  dispatch(upsertQueryData('getEssay', { id: summary.id }, answer.data));
  for (const group of Object.keys(essayGroups) as EssayGroup[]) {
    const isHome = (essayGroups[group] as readonly string[]).includes(summary.status);
    dispatch(updateQueryData('essayGroup', group, ({ pages }) => place(pages, summary, isHome)));
  }
}

/** Takes an essay out of a group's pages and, where it belongs there, puts it first. */
function place(pages: EssayPage[], essay: EssaySummary, isHome: boolean): void {
  const wasHere = pages.some(({ essays }) => essays.some(({ id }) => id === essay.id));
  for (const page of pages) {
    page.essays = page.essays.filter(({ id }) => id !== essay.id);
    page.total += Number(isHome) - Number(wasHere);
  }
  if (isHome) pages[0]?.essays.unshift(essay);
}

export const {
  useEssayGroupInfiniteQuery,
  useGetEssayQuery,
  useGetEssayResultsQuery,
  useCreateEssayMutation,
  useUpdateEssayMutation,
  useDeleteEssayMutation,
  useCorrectEssayMutation,
} = essaysApi;
