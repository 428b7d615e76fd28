// Made by `npm run gen` from contracts/. Do not edit.
import { baseApi as api } from "../base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/signin`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "POST" }),
    }),
    getCurrentUser: build.query<
      GetCurrentUserApiResponse,
      GetCurrentUserApiArg
    >({
      query: () => ({ url: `/api/auth/user` }),
    }),
    getAuthStatus: build.query<GetAuthStatusApiResponse, GetAuthStatusApiArg>({
      query: () => ({ url: `/api/auth/status` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authApi };
export type SignInApiResponse = /** status 200 Feito. */ {
  message: string;
  user: User;
};
export type SignInApiArg = {
  body: {
    email: string;
    password: string;
  };
};
export type SignOutApiResponse = /** status 200 Feito. */ {
  redirect: string;
};
export type SignOutApiArg = void;
export type GetCurrentUserApiResponse = /** status 200 Feito. */ User;
export type GetCurrentUserApiArg = void;
export type GetAuthStatusApiResponse = /** status 200 Feito. */ {
  availableAuthMethods: {
    google: boolean;
    email: boolean;
  };
};
export type GetAuthStatusApiArg = void;
export type User = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: "trial" | "premium" | "admin";
  status: "active" | "invited" | "suspended";
  profileImageUrl: string | null;
  emailVerified: boolean;
  /** Tokens usados no mês corrente, em America/Sao_Paulo. */
  tokensUsed: number;
  /** 999999 para quem não tem limite. */
  tokensLimit: number;
  createdAt: string;
  updatedAt: string;
  lastLoginAt: string | null;
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
  useSignInMutation,
  useSignOutMutation,
  useGetCurrentUserQuery,
  useGetAuthStatusQuery,
} = injectedRtkApi;
