import { pageSizeMax } from '@lauda/contracts/vocabulary';
import { totalOf } from '../base-api.ts';
import { type ListThemesApiArg, type Theme, themesApi as generated } from '../gen/themes.ts';

export type { Theme } from '../gen/themes.ts';
/** Which themes are asked for. */
export type ThemeFilters = Omit<ListThemesApiArg, 'page' | 'pageSize'>;
type ThemePage = { themes: Theme[]; total: number };

const withPages = generated.injectEndpoints({
  endpoints: (build) => ({
    themePages: build.infiniteQuery<ThemePage, ThemeFilters, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) => (pages.length * pageSizeMax < last.total ? page + 1 : undefined),
      },
      query: ({ queryArg: filters, pageParam: page }) => ({ url: '/api/themes', params: { ...filters, page, pageSize: pageSizeMax } }),
      transformResponse: (themes: Theme[], meta) => ({ themes, total: totalOf(meta) }),
      providesTags: ['Theme'],
    }),
  }),
});

const themesApi = withPages.enhanceEndpoints({
  endpoints: {
    listSubjects: { providesTags: ['Theme'] },
    // Multipart (spec §7): OpenAPI's client would send the fields as JSON.
    createTheme: {
      query: ({ body }) => ({ url: '/api/themes', method: 'POST', body: formOf(body) }),
      invalidatesTags: (_theme, error) => (error ? [] : ['Theme']),
    },
    generateTheme: { invalidatesTags: (_theme, error) => (error ? [] : ['Theme']) },
    useTheme: { invalidatesTags: ['Theme'] },
  },
});

export const {
  useThemePagesInfiniteQuery,
  useListSubjectsQuery,
  useCreateThemeMutation,
  useGenerateThemeMutation,
  useUseThemeMutation,
  useFindThemeByContentQuery,
} = themesApi;

/** Fields without a value are left out. */
function formOf(fields: Record<string, string | null | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  return form;
}
