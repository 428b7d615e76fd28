export { draftsOf, keptDrafts } from './drafts.ts';
export { hostSdk } from './host.ts';
export type { Host, Notice, RemoteApp, TooltipProps } from './host.ts';
export { HostProvider, useHost } from './host-context.ts';
export { lastExamOf } from './last-exam.ts';
export { usePageTitle } from './page-title.ts';
export { useRecovery } from './recovery.ts';
export { Tooltip } from './tooltip.tsx';
