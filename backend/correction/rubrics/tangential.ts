import type { Features } from '../features/measure-features.ts';
import { missingOf } from '../features/theme-coverage.ts';

/** A tangential text keeps no more than this share of a content card: ENEM's 40 of 200 (participant's booklet); FCC reduces "proportionally" without a figure. */
export const tangentialShare = 0.2;

/** With fewer subject words in the whole theme (a title alone), only the absence of all its own words tells anything. */
const sizeMin = 12;
const specificMin = 2;
/** Of graded essays on their own theme one in 200 falls under both limits, of the same essays on another theme two in three. */
const specificShareMax = 0.2;
const properMax = 0.05;

/** The text touches at most the wider subject: the theme's own words nearly absent, and few in common with the whole proposal. */
export function isTangential({ theme }: Features): boolean {
  if (theme.specific.length < specificMin) return false;
  if (theme.size < sizeMin) return theme.absent;
  return theme.specificShare <= specificShareMax && theme.proper < properMax;
}

/** Why a content card is held down, to the student. */
export function tangentialRemark({ theme }: Features): string {
  return `o texto não trata do tema proposto: não encontrei ${missingOf(theme)
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(' nem ')}`;
}
