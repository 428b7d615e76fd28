import type { ScoreBand } from '@lauda/ui/antd';

/** Words that several rooms of the essays use. */
export const texts = {
  back: 'Voltar',
  backToEssays: 'Voltar para as redações',
  cancel: 'Cancelar',
  close: 'Fechar',
  retry: 'Tentar novamente',
  loading: 'Carregando…',
  essayMissing: 'Redação não encontrada',
  essayMissingText: 'Ela pode ter sido excluída, ou o endereço não está completo.',
  loadFailed: 'Não deu para carregar',
  loadFailedText: 'Confira a sua conexão e tente de novo.',
  premium: 'Premium',
  themeFallback: 'Tema de Redação',
  steps: ['Nova Redação', 'Escolher Tema', 'Escrever', 'Corrigir'],
  stepsLabel: 'Etapas da redação',
  stepStates: { done: 'concluída', active: 'etapa atual', inactive: 'a seguir' },
  bands: { green: 'Excelente', yellow: 'Bom', orange: 'Em progresso', red: 'A desenvolver' } satisfies Record<ScoreBand, string>,
} as const;
