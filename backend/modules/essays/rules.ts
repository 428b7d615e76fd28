import type { EssayStatus } from '@lauda/contracts';

/** Lawful moves (decisions D3.1): a status, and those it may come from. */
export const cameFrom = {
  aguardando_upload: ['tema_gerado', 'aguardando_upload', 'erro'],
  corrigindo: ['aguardando_upload', 'erro'],
  corrigido: ['corrigindo'],
  erro: ['corrigindo'],
} as const satisfies Partial<Record<EssayStatus, readonly EssayStatus[]>>;

/** Where title and content may still change. */
export const writableStatuses = ['tema_gerado', 'aguardando_upload', 'erro'] as const satisfies readonly EssayStatus[];
