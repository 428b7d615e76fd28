import type { ThemeSource, Viewer } from '@lauda/contracts';

/** AI writes themes for premium and admin alone (spec §6). */
export const canGenerate = (viewer: Viewer): boolean => viewer.role !== 'trial';

/** Teachers' themes are seen by all; a person's own, and those that AI made for them, by that person alone (decisions D3.12). */
export function canSee(viewer: Viewer, theme: { generatedBy: ThemeSource; createdBy: string }): boolean {
  return theme.generatedBy === 'teacher' || theme.createdBy === viewer.id;
}
