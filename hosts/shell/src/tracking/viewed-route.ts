import type { Role } from '@lauda/contracts/vocabulary';

/** The pages whose views are reported (spec §2.1), as patterns: ids stay out of the events. Routes that only lead on to another are no pages. */
const patterns = {
  everybody: ['/'],
  signedIn: ['/essays', '/essays/new', '/essays/:id/theme', '/essays/:id/upload', '/essays/:id/results', '/courses', '/courses/:courseId'],
  admin: [
    '/settings/courses',
    '/settings/courses/:courseId',
    '/settings/courses/:courseId/geral',
    '/settings/themes',
    '/settings/assistants',
    '/settings/users',
    '/settings/email',
  ],
};

/** The pattern of the page that somebody sees at `path`, where its views are reported. @param role null for a stranger. */
export function viewedRoute(path: string, role: Role | null): string | undefined {
  const seen = [...patterns.everybody, ...(role ? patterns.signedIn : []), ...(role === 'admin' ? patterns.admin : [])];
  return seen.find((pattern) => fits(pattern, path));
}

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map((text) => text.split('/').filter(Boolean));
  return wanted?.length === given?.length && wanted!.every((part, at) => part.startsWith(':') || part === given![at]);
}
