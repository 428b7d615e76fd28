import { lazy } from 'react';

export const ComingPage = lazy(async () => ({ default: (await import('./coming-page.tsx')).ComingPage }));
export const UnknownPage = lazy(async () => ({ default: (await import('./unknown-page.tsx')).UnknownPage }));
