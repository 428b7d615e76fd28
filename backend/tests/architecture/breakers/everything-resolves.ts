// as backend/platform/planted/lost.ts
import type { Nothing } from 'a-package-that-is-not-installed';
export type Lost = Nothing;
