/** Words of the remote itself; each room has its own. */
export const texts = {
  loading: 'Carregando…',
  /** Pages that are not there yet: what each is called, and what serves until then. */
  coming: {
    themes: { title: 'Temas', text: 'A coleção de temas vem aí. Por enquanto, você escolhe o tema ao começar uma redação.' },
    courses: { title: 'Cursos', text: 'Os cursos vêm aí. Por enquanto, pratique com as suas redações.' },
    account: {
      title: 'Gerenciar Conta',
      text: 'Aqui você vai cuidar da sua conta. Enquanto isso, suas redações e correções já estão à mão.',
    },
    premium: { title: 'Premium', text: 'Aqui você vai assinar o Premium. Enquanto isso, suas redações e correções já estão à mão.' },
    progress: { title: 'Progresso', text: 'Aqui você vai ver o seu progresso. Por enquanto, a nota de cada redação está na lista.' },
    payment: { title: 'Pagamento', text: 'Ainda não há pagamentos na Lauda: nada foi cobrado.' },
  },
} as const;
