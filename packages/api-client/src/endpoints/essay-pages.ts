import { essaysPerGroup } from '@lauda/contracts/vocabulary';
import type { EssaySummary } from '../gen/essays.ts';

/** One page of a group; `total` is how many the group holds. */
export type EssayPage = { essays: EssaySummary[]; total: number };

/**
 * Puts an essay where the server would have it, what changed last first; what that moves beyond the last page is left to `Ver mais`.
 * @param isNew the group did not hold it, shown or not.
 */
export function place(pages: EssayPage[], essay: EssaySummary, isNew: boolean): void {
  const shown = pages.flatMap(({ essays }) => essays);
  const others = shown.filter(({ id }) => id !== essay.id);
  const at = others.findIndex((other) => isAfter(other, essay));
  others.splice(at < 0 ? others.length : at, 0, essay);
  refill(pages, others, Number(isNew && shown.length < others.length));
}

/** @returns undefined where no page shows it. */
export const find = (pages: EssayPage[] = [], id: string): EssaySummary | undefined =>
  pages.flatMap(({ essays }) => essays).find((essay) => essay.id === id);

/** Takes an essay out; what comes after it moves up. */
export function takeOut(pages: EssayPage[], id: string): void {
  const shown = pages.flatMap(({ essays }) => essays);
  const others = shown.filter((essay) => essay.id !== id);
  refill(pages, others, others.length - shown.length);
}

function refill(pages: EssayPage[], essays: EssaySummary[], growth: number): void {
  pages.forEach((page, index) => {
    page.essays = essays.slice(index * essaysPerGroup, (index + 1) * essaysPerGroup);
    page.total += growth;
  });
}

/** The server's order: by last change, then by id. */
function isAfter(one: EssaySummary, other: EssaySummary): boolean {
  return one.updatedAt === other.updatedAt ? one.id > other.id : one.updatedAt < other.updatedAt;
}
