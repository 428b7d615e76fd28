export const texts = {
  title: 'Sua redação, lida com atenção',
  lead: 'Escreva para o ENEM ou para um concurso, envie e leia as cinco notas, os desvios marcados no texto e o próximo passo.',
  signIn: 'Entrar',
  signUp: 'Criar conta',
  sample: {
    before: 'O livro ainda é uma ',
    marked: 'excessão',
    after: ' em muitas casas, porque custa caro e porque a biblioteca mais próxima fica longe.',
    note: 'Ortografia: escreve-se “exceção”.',
  },
  points: [
    { title: 'Nota por nota', text: 'As cinco competências do ENEM, ou os critérios da sua banca, cada uma com o motivo.' },
    { title: 'No seu texto', text: 'Os desvios aparecem onde estão, com a explicação e uma sugestão.' },
    { title: 'Sempre igual', text: 'O mesmo texto recebe a mesma nota: o que se mede está escrito.' },
  ],
};
