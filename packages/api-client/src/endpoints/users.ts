import { baseApi, statusOf, totalOf } from '../base-api.ts';
import type { ListUsersApiArg, UpdateUserApiArg, User } from '../gen/users.ts';

export type { User } from '../gen/users.ts';
/** One page of people; `total` is how many the filters leave. */
type PeoplePage = { people: User[]; total: number };
/** A change to a person; `own` where it is to whoever makes it. */
type Change = { id: string; own: boolean };

const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    peoplePage: build.query<PeoplePage, ListUsersApiArg>({
      query: (params) => ({ url: '/api/users', params }),
      transformResponse: (people: User[], meta) => ({ people, total: totalOf(meta) }),
      providesTags: ['Person'],
    }),
    updatePerson: build.mutation<User, Change & { body: UpdateUserApiArg['body'] }>({
      query: ({ id, body }) => ({ url: `/api/users/${id}`, method: 'PATCH', body }),
      // Whoever has just stopped being an admin may not ask for the list any more.
      invalidatesTags: (person, error, { own }) => (own && person?.role !== 'admin' ? [] : changed(error)),
    }),
    removePerson: build.mutation<void, Change>({
      query: ({ id }) => ({ url: `/api/users/${id}`, method: 'DELETE' }),
      invalidatesTags: (_none, error, { own }) => (own && !error ? [] : changed(error)),
    }),
  }),
});

/** A person who is not there any more is a list that is not true any more. */
const changed = (error: unknown): 'Person'[] => (error && statusOf(error) !== 404 ? [] : ['Person']);

export const { usePeoplePageQuery, useUpdatePersonMutation, useRemovePersonMutation } = usersApi;
