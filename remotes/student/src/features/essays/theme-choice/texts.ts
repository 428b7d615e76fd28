import type { ThemeSource } from '@lauda/contracts/vocabulary';

/** Words of the second step (spec §2.5, §5, §8). */
export const texts = {
  title: 'Escolher Tema',
  text: (subject: string) => `Temas de ${subject}`,
  ownTheme: 'Usar meu próprio tema',
  generate: 'Gerar com IA',
  generating: 'Gerando…',
  generated: 'Tema gerado com sucesso!',
  generateFailed: { title: 'Erro ao gerar tema', text: 'Não foi possível gerar um novo tema. Tente novamente.' },
  outOfTokens: {
    title: 'Tokens insuficientes',
    text: 'Você não possui tokens suficientes para gerar um novo tema. Aguarde o próximo ciclo ou faça upgrade para continuar.',
  },
  sections: {
    teacher: 'Selecionados por professores',
    user: 'Meus temas',
    ai: 'Gerados por IA',
  } satisfies Record<ThemeSource, string>,
  sectionEmpty: {
    teacher: 'Nenhum tema de professor para esta matéria.',
    user: 'Você ainda não criou temas para esta matéria.',
    ai: 'Nenhum tema gerado por IA para esta matéria.',
  } satisfies Record<ThemeSource, string>,
  emptyTitle: 'Nenhum tema disponível',
  emptyText: 'Você não possui temas para esta matéria. Crie o seu para começar.',
  more: 'Ver mais',
  moreOf: (section: string) => `Ver mais em ${section}`,
  older: 'Carregar temas mais antigos',
  used: (times: number) => (times === 1 ? 'Usado 1 vez' : `Usado ${times} vezes`),
  confirmTitle: 'Usar este tema?',
  confirm: 'Usar este tema',
  useFailed: { title: 'Erro ao usar tema', text: 'Não foi possível aplicar o tema.' },
  dialogTitle: 'Meu próprio tema',
  themeTitle: 'Título do tema',
  themeContent: 'Conteúdo do tema',
  themeContentHint: 'A frase temática e, se quiser, os textos de apoio.',
  save: 'Salvar tema',
  saveFailed: { title: 'Erro ao salvar tema', text: 'Não foi possível salvar o tema personalizado.', unsaid: 'Erro ao criar tema' },
  saved: 'Tema criado com sucesso!',
} as const;
