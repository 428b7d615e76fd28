import { themesApi as generated } from '../gen/themes.ts';

export type { Theme } from '../gen/themes.ts';

export const themesApi = generated.enhanceEndpoints({
  endpoints: {
    listThemes: { providesTags: ['Theme'] },
    listSubjects: { providesTags: ['Theme'] },
    createTheme: { invalidatesTags: ['Theme'] },
    useTheme: { invalidatesTags: ['Theme'] },
  },
});

export const {
  useListThemesQuery,
  useListSubjectsQuery,
  useCreateThemeMutation,
  useUseThemeMutation,
  useFindThemeByContentQuery,
} = themesApi;
