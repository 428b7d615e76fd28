import type { Features } from '../features/measure-features.ts';
import { missingOf } from '../features/theme-coverage.ts';

/** A tangential text keeps no more than this share of a content card: ENEM's 40 of 200 (participant's booklet); FCC reduces "proportionally" without a figure. */
export const tangentialShare = 0.2;

/** With fewer subject words in the whole theme (a title alone), only the absence of all its own words tells anything. */
const sizeMin = 12;
const specificMin = 2;
/** Hardly any of the theme's own words, or few and next to nothing else of the proposal: so one in 200 graded essays on their own theme, and six in ten set against another. */
const limits = [
  { specificShare: 0.2, proper: 0.04 },
  { specificShare: 0.34, proper: 0.02 },
];

/** The text touches at most the wider subject: the theme's own words nearly absent, and few in common with the whole proposal. */
export function isTangential({ theme }: Features): boolean {
  if (theme.specific.length < specificMin) return false;
  if (theme.size < sizeMin) return theme.absent;
  return limits.some(({ specificShare, proper }) => theme.specificShare <= specificShare && theme.proper < proper);
}

/** Why a content card is held down, to the student. */
export function tangentialRemark({ theme }: Features): string {
  return `o texto não trata do tema proposto: não encontrei ${missingOf(theme)
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(' nem ')}`;
}
