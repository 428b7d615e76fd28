import { statusOf } from '../base-api.ts';
import { follow, hide, keep, send, show } from './essay-changes.ts';
import { listTags, tagOf, withGroups } from './essay-groups.ts';

export type { Essay, EssayResults, EssaySummary, Competency, MarkedError } from '../gen/essays.ts';
export type { EssayPage } from './essay-pages.ts';

const { getEssay } = withGroups.endpoints;

const essaysApi = withGroups.enhanceEndpoints({
  endpoints: {
    essayGroup: {
      // What the list learns of a status outdates what is kept of the essay.
      async onQueryStarted(_group, { dispatch, getState, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        const listed = answer?.data.pages.flatMap(({ essays }) => essays) ?? [];
        const outdated = listed.filter(({ id, status }) => (getEssay.select({ id })(getState()).data?.status ?? status) !== status);
        if (outdated.length) dispatch(withGroups.util.invalidateTags(outdated.map(({ id }) => tagOf(id))));
      },
    },
    getEssay: { providesTags: (_essay, _error, { id }) => [tagOf(id)] },
    getEssayResults: { providesTags: (_results, _error, { id }) => [tagOf(id)] },
    createEssay: {
      invalidatesTags: (_essay, error) => (error ? [] : [tagOf('rascunhos')]),
      onQueryStarted: (_asked, life) => keep(life),
    },
    updateEssay: {
      // A conflict says that the essay is not what was shown: it went on elsewhere.
      invalidatesTags: (_essay, error, { id }) => (statusOf(error) === 409 ? [...listTags, tagOf(id)] : []),
      onQueryStarted: ({ id }, life) => follow(id, life),
    },
    deleteEssay: {
      // One that is not there any more was deleted elsewhere.
      invalidatesTags: (_none, error, { id }) => (error && statusOf(error) !== 404 ? [] : [...listTags, tagOf(id)]),
      onQueryStarted: ({ id }, life) => hide(id, life),
    },
    restoreEssay: { onQueryStarted: (_id, life) => show(life) },
    correctEssay: { onQueryStarted: ({ body }, life) => send(body.essayId, life) },
  },
});

export const {
  useEssayGroupInfiniteQuery,
  useGetEssayQuery,
  useGetEssayResultsQuery,
  useCreateEssayMutation,
  useUpdateEssayMutation,
  useDeleteEssayMutation,
  useRestoreEssayMutation,
  useCorrectEssayMutation,
} = essaysApi;
