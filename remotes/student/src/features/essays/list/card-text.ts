import type { EssaySummary } from '@lauda/contracts/types';
import { formatDay } from '../shared/format.ts';
import { resultTitle, titleChars } from '../shared/result-title.ts';
import { texts } from './texts.ts';

/**
 * Essay title, else theme, else `Tema de Redação`; if that is blank, `Redação sem título` (spec §2.4).
 * A theme with its supporting texts goes by the short name that its results have.
 */
export function cardTitle({ title, theme }: Pick<EssaySummary, 'title' | 'theme'>): string {
  const themeName = theme.length > titleChars ? resultTitle(theme) : theme;
  return (title || themeName || texts.themeFallback).trim() || texts.untitled;
}

/** The day of the last change and "institution or examBoard - examBoard" (spec §2.4). */
export function cardSubtitle({ updatedAt, createdAt, institution, examBoard }: EssaySummary): string {
  return `${formatDay(updatedAt || createdAt)} · ${institution || examBoard} - ${examBoard}`;
}
