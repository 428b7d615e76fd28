export const texts = {
  loading: 'Carregando…',
  failedTitle: 'Esta parte não abriu',
  failedText: 'O resto da Lauda continua funcionando. Confira sua conexão e tente novamente.',
  retry: 'Tentar novamente',
  back: 'Voltar às redações',
};
