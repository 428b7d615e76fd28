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
  loadFailedText: 'O servidor não respondeu como devia. Tente de novo em instantes.',
  offlineText: 'Confira a sua conexão e tente de novo.',
  exploreThemes: 'Explorar temas',
  premium: 'Premium',
  /** By the button that asks. */
  upgrades: {
    ai_theme: {
      title: 'Gerar temas com IA é do Premium',
      text: 'Com o Premium você pede quantos temas quiser, feitos para a sua prova e a sua matéria. Os temas dos professores e os que você cria continuam livres.',
    },
    photo: {
      title: 'Transcrever fotos é do Premium',
      text: 'Com o Premium você fotografa a redação feita à mão e o texto aparece aqui, pronto para corrigir. Digitar continua livre.',
    },
  },
  upgrade: { title: 'Isto é do Premium', text: 'Veja o que o Premium traz e quanto custa.' },
  seePlans: 'Ver planos',
  notNow: 'Agora não',
  themeFallback: 'Tema de Redação',
  steps: ['Nova Redação', 'Escolher Tema', 'Escrever', 'Corrigir'],
  stepsLabel: 'Etapas da redação',
  stepStates: { done: 'concluída', active: 'etapa atual', inactive: 'a seguir' },
  bands: { green: 'Excelente', yellow: 'Bom', orange: 'Em progresso', red: 'A desenvolver' } satisfies Record<ScoreBand, string>,
} as const;
