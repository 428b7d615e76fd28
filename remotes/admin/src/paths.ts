/** Every URL of this remote (spec §2.1), and the way out of it. */
export const paths = {
  settings: '/settings',
  courses: '/settings/courses',
  themes: '/settings/themes',
  webhooks: '/settings/assistants',
  users: '/settings/users',
  email: '/settings/email',
  courseDemo: '/demo/course-settings',
  lauda: '/essays',
} as const;
