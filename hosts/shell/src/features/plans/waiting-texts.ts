/** What is said while the rest of the room is on its way, or does not come. */
export const waiting = {
  title: 'Destrave sua redação',
  loading: 'Carregando…',
  failedTitle: 'Os planos não abriram',
  failedText: 'Confira sua conexão e tente novamente.',
};
