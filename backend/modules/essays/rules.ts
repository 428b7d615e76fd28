import type { EssayStatus } from '@lauda/contracts';

/** Lawful moves (decisions D3.1): a status, and those it may come from. */
export const cameFrom = {
  aguardando_upload: ['tema_gerado', 'aguardando_upload', 'erro'],
  corrigindo: ['aguardando_upload', 'erro'],
  corrigido: ['corrigindo'],
  erro: ['corrigindo'],
} as const satisfies Partial<Record<EssayStatus, readonly EssayStatus[]>>;

/** How long a deleted essay may be brought back (decisions D3.14). */
const deletedEssayKeptMs = 24 * 3600 * 1000;

/** What was deleted after this may be brought back; at it or before, it is purged. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - deletedEssayKeptMs);

/** Where title and content may still change. */
export const writableStatuses = ['tema_gerado', 'aguardando_upload', 'erro'] as const satisfies readonly EssayStatus[];
