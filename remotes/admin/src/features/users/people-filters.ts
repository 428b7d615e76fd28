import { type Role, roles, type UserStatus, userStatuses } from '@lauda/contracts/vocabulary';

/** What the table shows; it lives in the address, so that a reload or a link shows the same. */
export type PeopleFilters = { email?: string; role?: Role; status?: UserStatus; page: number };

/** Reads the address; what makes no sense there is as if it were absent. */
export function readFilters(query: URLSearchParams): PeopleFilters {
  const page = Number(query.get('page'));
  return {
    email: query.get('email')?.trim() || undefined,
    role: roles.find((role) => role === query.get('role')),
    status: userStatuses.find((status) => status === query.get('status')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of these filters; the first page and absent filters leave no trace in it. */
export function writeFilters({ page, ...filters }: PeopleFilters): Record<string, string> {
  const entries = Object.entries({ ...filters, page: page > 1 ? String(page) : undefined });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

export const areSet = ({ email, role, status }: PeopleFilters): boolean => Boolean(email ?? role ?? status);
