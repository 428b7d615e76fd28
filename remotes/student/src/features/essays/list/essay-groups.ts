import type { EssayPage, EssaySummary } from '@lauda/api-client/essays';
import { correctionPollMs } from '@lauda/contracts/vocabulary';

/** The essays of the pages so far. One that moved between two pages while they were asked for shows once. */
export function essaysOf(pages: EssayPage[]): EssaySummary[] {
  return [...new Map(pages.flatMap((page) => page.essays).map((essay) => [essay.id, essay])).values()];
}

/** How long until the list asks again: every 3 s while anything is `corrigindo`, else never (spec §4). */
export function pollInterval(pages: EssayPage[] = []): number {
  return essaysOf(pages).some((essay) => essay.status === 'corrigindo') ? correctionPollMs : 0;
}
