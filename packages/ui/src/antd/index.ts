import '../plain/tokens.css';

export { ConfirmDialog } from './confirm-dialog.tsx';
export { EmptyState } from './empty-state.tsx';
export { PageHeader } from './page-header.tsx';
export { scoreBand, type ScoreBand } from './score-band.ts';
export { ScoreBadge } from './score-badge.tsx';
export { ThemeProvider } from './theme-provider.tsx';
