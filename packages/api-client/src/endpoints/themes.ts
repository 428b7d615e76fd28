import { themesApi as generated } from '../gen/themes.ts';

export type { Theme } from '../gen/themes.ts';

const themesApi = generated.enhanceEndpoints({
  endpoints: {
    listThemes: { providesTags: ['Theme'] },
    listSubjects: { providesTags: ['Theme'] },
    // Multipart (spec §7): OpenAPI's client would send the fields as JSON.
    createTheme: {
      query: ({ body }) => ({ url: '/api/themes', method: 'POST', body: formOf(body) }),
      invalidatesTags: ['Theme'],
    },
    useTheme: { invalidatesTags: ['Theme'] },
  },
});

export const { useListThemesQuery, useListSubjectsQuery, useCreateThemeMutation, useUseThemeMutation, useFindThemeByContentQuery } =
  themesApi;

/** Fields without a value are left out. */
function formOf(fields: Record<string, string | null | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  return form;
}
