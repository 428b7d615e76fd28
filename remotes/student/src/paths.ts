/** Every URL of this remote, with its builder. */
export const paths = {
  essays: '/essays',
  newEssay: '/essays/new',
  essay: (id: string) => `/essays/${id}`,
  themeChoice: (id: string) => `/essays/${id}/theme`,
  writing: (id: string) => `/essays/${id}/upload`,
  results: (id: string) => `/essays/${id}/results`,
  themes: '/themes',
  courses: '/courses',
  account: '/account',
};
