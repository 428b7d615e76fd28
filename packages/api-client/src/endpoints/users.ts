import { baseApi, totalOf } from '../base-api.ts';
import type { ListUsersApiArg, User } from '../gen/users.ts';

export type { User } from '../gen/users.ts';
/** One page of people; `total` is how many the filters leave. */
type PeoplePage = { people: User[]; total: number };

const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    peoplePage: build.query<PeoplePage, ListUsersApiArg>({
      query: (params) => ({ url: '/api/users', params }),
      transformResponse: (people: User[], meta) => ({ people, total: totalOf(meta) }),
      providesTags: ['Person'],
    }),
  }),
});

export const { usePeoplePageQuery } = usersApi;
