// Made by `npm run gen` from contracts/. Do not edit.
import { baseApi as api } from "../base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/users`,
        params: {
          email: queryArg.email,
          role: queryArg.role,
          status: queryArg.status,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.body,
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as usersApi };
export type ListUsersApiResponse = /** status 200 Feito. */ User[];
export type ListUsersApiArg = {
  /** Parte do e-mail, sem distinguir maiúsculas. */
  email?: string;
  role?: "trial" | "premium" | "admin";
  status?: "active" | "invited" | "suspended";
  page?: number;
  pageSize?: number;
};
export type UpdateUserApiResponse = /** status 200 Feito. */ User;
export type UpdateUserApiArg = {
  id: string;
  body: {
    role?: "trial" | "premium" | "admin";
    status?: "active" | "invited" | "suspended";
    /** Só conta para o plano gratuito; de premium e admin vem 999999, sem limite. */
    tokensLimit?: number | 999999;
  };
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  id: string;
};
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
  useListUsersQuery,
  useUpdateUserMutation,
  useDeleteUserMutation,
} = injectedRtkApi;
