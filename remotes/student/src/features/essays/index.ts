import { lazy } from 'react';

/** The pages of the essays, each fetched when it is first shown. */
export const EssaysPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'essays-page' */ './list/essays-page.tsx')).EssaysPage,
}));
export const EssayEntryPage = lazy(async () => ({ default: (await import('./list/essay-entry-page.tsx')).EssayEntryPage }));
export const NewEssayPage = lazy(async () => ({ default: (await import('./wizard/new-essay-page.tsx')).NewEssayPage }));
export const ThemeChoicePage = lazy(async () => ({ default: (await import('./theme-choice/theme-choice-page.tsx')).ThemeChoicePage }));
export const WritingPage = lazy(async () => ({ default: (await import('./writing/writing-page.tsx')).WritingPage }));
export const ResultsPage = lazy(async () => ({ default: (await import('./results/results-page.tsx')).ResultsPage }));
