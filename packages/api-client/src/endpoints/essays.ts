import { type EssayGroup, essayGroups, essaysPerGroup } from '@lauda/contracts/vocabulary';
import type { TypedMutationOnQueryStarted } from '@lauda/vendor';
import { type ServerCall, statusOf, totalOf } from '../base-api.ts';
import { type Essay, type EssaySummary, essaysApi as generated } from '../gen/essays.ts';

export type { Essay, EssayResults, EssaySummary, Competency, MarkedError } from '../gen/essays.ts';
/** One page of a group; `total` is how many the group holds. */
export type EssayPage = { essays: EssaySummary[]; total: number };

const listOf = (group: EssayGroup) => ({ type: 'Essay', id: group }) as const;
const lists = [listOf('submetidas'), listOf('rascunhos')];

const withGroups = generated.injectEndpoints({
  endpoints: (build) => ({
    essayGroup: build.infiniteQuery<EssayPage, EssayGroup, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) => (pages.length * essaysPerGroup < last.total ? page + 1 : undefined),
      },
      query: ({ queryArg: group, pageParam: page }) => ({ url: '/api/essays', params: { group, page, pageSize: essaysPerGroup } }),
      transformResponse: (essays: EssaySummary[], meta) => ({ essays, total: totalOf(meta) }),
      providesTags: (_pages, _error, group) => [listOf(group)],
    }),
  }),
});

const essaysApi = withGroups.enhanceEndpoints({
  endpoints: {
    getEssay: { providesTags: (_essay, _error, { id }) => [{ type: 'Essay', id }] },
    getEssayResults: { providesTags: (_results, _error, { id }) => [{ type: 'Essay', id }] },
    createEssay: { invalidatesTags: [listOf('rascunhos')] },
    updateEssay: {
      // A conflict says that the essay is not what was shown: it went on elsewhere.
      invalidatesTags: (_essay, error, { id }) => (statusOf(error) === 409 ? [...lists, { type: 'Essay', id }] : []),
      onQueryStarted: ({ id }, life) => follow(id, life),
    },
    deleteEssay: { invalidatesTags: (_none, error, { id }) => (error ? [] : [...lists, { type: 'Essay', id }]) },
    // Spec §4: a failed send refreshes the lists.
    correctEssay: {
      invalidatesTags: (_essay, error, { body }) => (error ? [...lists, { type: 'Essay', id: body.essayId }] : []),
      onQueryStarted: ({ body }, life) => follow(body.essayId, life),
    },
  },
});

type Life = Parameters<NonNullable<TypedMutationOnQueryStarted<Essay, unknown, ServerCall>>>[1];

/**
 * The answer of a change is the essay as it now is: it is kept, and the lists that held it are asked anew when next shown.
 * One that was just sent is put into its list by hand, so that it shows as `corrigindo` (spec §4) though the correction may already be there.
 */
async function follow(id: string, { dispatch, getState, queryFulfilled }: Life): Promise<void> {
  const { upsertQueryData, updateQueryData, invalidateTags } = withGroups.util;
  const before = withGroups.endpoints.getEssay.select({ id })(getState()).data;
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  const essay = answer.data;
  dispatch(upsertQueryData('getEssay', { id }, essay));
  if (!before) return void dispatch(invalidateTags(lists));
  const [from, to] = [groupOf(before), groupOf(essay)];
  if (essay.status !== 'corrigindo') return void dispatch(invalidateTags([listOf(from), listOf(to)]));
  dispatch(updateQueryData('essayGroup', to, ({ pages }) => putFirst(pages, essay, from !== to)));
  if (from !== to) dispatch(invalidateTags([listOf(from)]));
}

const groupOf = ({ status }: Essay): EssayGroup => (essayGroups.rascunhos.some((known) => known === status) ? 'rascunhos' : 'submetidas');

/** As the server would page them now: what changed last comes first, and what that moves beyond the last page is left to `Ver mais`. */
function putFirst(pages: EssayPage[], { content: _text, feedback: _score, ...essay }: Essay, isNew: boolean): void {
  const others = pages.flatMap(({ essays }) => essays).filter(({ id }) => id !== essay.id);
  const all = [essay, ...others];
  pages.forEach((page, index) => {
    page.essays = all.slice(index * essaysPerGroup, (index + 1) * essaysPerGroup);
    page.total += Number(isNew);
  });
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
