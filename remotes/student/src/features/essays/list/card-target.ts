import type { EssaySummary } from '@lauda/contracts/types';
import type { Notice } from '@lauda/host-sdk';
import { paths } from '#app/paths.ts';
import { texts } from './texts.ts';

/** Where a click on a card goes; without a path it stays. */
type CardTarget = { path?: string; notice?: Notice };

/** Where a click goes by status (spec §2.4). */
export function cardTarget({ id, status }: Pick<EssaySummary, 'id' | 'status'>): CardTarget {
  switch (status) {
    case 'aguardando_upload':
      return { path: paths.writing(id) };
    case 'corrigido':
      return { path: paths.results(id) };
    case 'corrigindo':
      return { notice: { kind: 'info', ...texts.inCorrection } };
    case 'erro':
      return { path: paths.themeChoice(id), notice: { kind: 'error', ...texts.failed } };
    default:
      return { path: paths.themeChoice(id) };
  }
}
