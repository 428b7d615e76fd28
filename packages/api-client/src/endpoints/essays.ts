import { type EssayGroup, essaysPerGroup } from '@lauda/contracts/vocabulary';
import { totalOf } from '../base-api.ts';
import { type EssaySummary, essaysApi as generated } from '../gen/essays.ts';

export type { Essay, EssayResults, EssaySummary, Competency, MarkedError } from '../gen/essays.ts';
/** One page of a group; `total` is how many the group holds. */
export type EssayPage = { essays: EssaySummary[]; total: number };

const withTags = generated.enhanceEndpoints({
  endpoints: {
    getEssay: { providesTags: (_essay, _error, { id }) => [{ type: 'Essay', id }] },
    getEssayResults: { providesTags: (_results, _error, { id }) => [{ type: 'Essay', id }] },
    createEssay: { invalidatesTags: [{ type: 'Essay', id: 'LIST' }] },
    updateEssay: { invalidatesTags: (_essay, _error, { id }) => [{ type: 'Essay', id }, { type: 'Essay', id: 'LIST' }] },
    deleteEssay: { invalidatesTags: [{ type: 'Essay', id: 'LIST' }] },
    // Spec §4: the list shows corrigindo at once, and a failed send refreshes it.
    correctEssay: {
      invalidatesTags: (_essay, _error, { body }) => [{ type: 'Essay', id: body.essayId }, { type: 'Essay', id: 'LIST' }],
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          generated.util.updateQueryData('getEssay', { id: body.essayId }, (essay) => {
            essay.status = 'corrigindo';
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

export const essaysApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    essayGroup: build.infiniteQuery<EssayPage, EssayGroup, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) => (pages.length * essaysPerGroup < last.total ? page + 1 : undefined),
      },
      query: ({ queryArg: group, pageParam: page }) => ({ url: '/api/essays', params: { group, page, pageSize: essaysPerGroup } }),
      transformResponse: (essays: EssaySummary[], meta) => ({ essays, total: totalOf(meta) }),
      providesTags: [{ type: 'Essay', id: 'LIST' }],
    }),
  }),
});

export const {
  useEssayGroupInfiniteQuery,
  useGetEssayQuery,
  useGetEssayResultsQuery,
  useCreateEssayMutation,
  useUpdateEssayMutation,
  useDeleteEssayMutation,
  useCorrectEssayMutation,
} = essaysApi;
