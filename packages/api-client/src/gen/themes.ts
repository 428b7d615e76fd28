// Made by `npm run gen` from contracts/. Do not edit.
import { baseApi as api } from "../base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listThemes: build.query<ListThemesApiResponse, ListThemesApiArg>({
      query: (queryArg) => ({
        url: `/api/themes`,
        params: {
          examType: queryArg.examType,
          examBoard: queryArg.examBoard,
          institution: queryArg.institution,
          position: queryArg.position,
          subject: queryArg.subject,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    createTheme: build.mutation<CreateThemeApiResponse, CreateThemeApiArg>({
      query: (queryArg) => ({
        url: `/api/themes`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listSubjects: build.query<ListSubjectsApiResponse, ListSubjectsApiArg>({
      query: (queryArg) => ({
        url: `/api/themes/subjects`,
        params: {
          examType: queryArg.examType,
          examBoard: queryArg.examBoard,
        },
      }),
    }),
    generateTheme: build.mutation<
      GenerateThemeApiResponse,
      GenerateThemeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/themes/generate`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    useTheme: build.mutation<UseThemeApiResponse, UseThemeApiArg>({
      query: (queryArg) => ({
        url: `/api/themes/${encodeURIComponent(String(queryArg.id))}/use`,
        method: "POST",
      }),
    }),
    findThemeByContent: build.query<
      FindThemeByContentApiResponse,
      FindThemeByContentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/themes/by-content`,
        params: {
          theme: queryArg.theme,
          examType: queryArg.examType,
          institution: queryArg.institution,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as themesApi };
export type ListThemesApiResponse = /** status 200 Feito. */ Theme[];
export type ListThemesApiArg = {
  examType?: "ENEM" | "concurso";
  examBoard?: "ENEM" | "CEBRASPE" | "CESGRANRIO" | "FCC" | "FGV";
  institution?: string;
  position?: string;
  subject?: string;
  page?: number;
  pageSize?: number;
};
export type CreateThemeApiResponse = /** status 201 Feito. */ Theme;
export type CreateThemeApiArg = {
  body: {
    examType: "ENEM" | "concurso";
    examBoard?: "ENEM" | "CEBRASPE" | "CESGRANRIO" | "FCC" | "FGV";
    institution?: string | null;
    position?: string | null;
    subject: string;
    title: string;
    content: string;
    generatedBy?: "user";
    generateImage?: "true" | "false";
  };
};
export type ListSubjectsApiResponse = /** status 200 Feito. */ string[];
export type ListSubjectsApiArg = {
  examType: "ENEM" | "concurso";
  examBoard: "ENEM" | "CEBRASPE" | "CESGRANRIO" | "FCC" | "FGV";
};
export type GenerateThemeApiResponse = /** status 201 Feito. */ Theme;
export type GenerateThemeApiArg = {
  body: {
    examType: "ENEM" | "concurso";
    examBoard?: "ENEM" | "CEBRASPE" | "CESGRANRIO" | "FCC" | "FGV";
    institution?: string | null;
    position?: string | null;
    subject: string;
  };
};
export type UseThemeApiResponse = /** status 200 Feito. */ Theme;
export type UseThemeApiArg = {
  id: string;
};
export type FindThemeByContentApiResponse = /** status 200 Feito. */ {
  title: string;
  imageUrl: string | null;
};
export type FindThemeByContentApiArg = {
  theme: string;
  examType?: "ENEM" | "concurso";
  institution?: string;
};
export type Theme = {
  id: string;
  title: string;
  content: string;
  imageUrl: string | null;
  examType: "ENEM" | "concurso";
  examBoard: "ENEM" | "CEBRASPE" | "CESGRANRIO" | "FCC" | "FGV";
  institution: string | null;
  position: string | null;
  subject: string;
  generatedBy: "teacher" | "user" | "ai";
  createdBy: string;
  creatorName: string;
  usageCount: number;
  createdAt: string;
};
export type Problem = {
  /** Em português, pronto para ser mostrado. */
  message: string;
  /** Estável; é por ele que um programa decide. */
  code: string;
  /** Um por campo que não serve. */
  issues?: {
    path: string;
    message: string;
  }[];
};
export const {
  useListThemesQuery,
  useCreateThemeMutation,
  useListSubjectsQuery,
  useGenerateThemeMutation,
  useUseThemeMutation,
  useFindThemeByContentQuery,
} = injectedRtkApi;
