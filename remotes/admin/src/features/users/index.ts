import { lazy } from 'react';

export const UsersPage = lazy(async () => ({ default: (await import('./users-page.tsx')).UsersPage }));
