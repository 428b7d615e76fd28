/** Every URL of this remote. */
export const paths = { settings: '/settings', users: '/settings/users' };
