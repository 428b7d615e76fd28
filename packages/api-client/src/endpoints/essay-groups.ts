import { type EssayGroup, essayGroups, essaysPerGroup } from '@lauda/contracts/vocabulary';
import { totalOf } from '../base-api.ts';
import { type Essay, type EssaySummary, essaysApi } from '../gen/essays.ts';
import type { EssayPage } from './essay-pages.ts';

export const groups = Object.keys(essayGroups) as EssayGroup[];
export const groupOf = ({ status }: EssaySummary): EssayGroup =>
  groups.find((group) => essayGroups[group].some((known) => known === status)) ?? 'rascunhos';

/** As the lists hold it: without its text. */
export const summaryOf = ({ content: _text, feedback: _score, ...essay }: Essay): EssaySummary => essay;

export const tagOf = (id: string) => ({ type: 'Essay', id }) as const;
export const listTags = groups.map(tagOf);

/** Whose removal the server has not answered yet: a list that it answers meanwhile does not bring them back. */
export const leaving = new Set<string>();

/** The essays' calls, and each group of the list as pages that grow by `Ver mais`. */
export const withGroups = essaysApi.injectEndpoints({
  endpoints: (build) => ({
    essayGroup: build.infiniteQuery<EssayPage, EssayGroup, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) => (pages.length * essaysPerGroup < last.total ? page + 1 : undefined),
      },
      query: ({ queryArg: group, pageParam: page }) => ({ url: '/api/essays', params: { group, page, pageSize: essaysPerGroup } }),
      transformResponse: (held: EssaySummary[], meta) => {
        const essays = held.filter(({ id }) => !leaving.has(id));
        return { essays, total: totalOf(meta) - (held.length - essays.length) };
      },
      providesTags: (_pages, _error, group) => [tagOf(group)],
    }),
  }),
});
