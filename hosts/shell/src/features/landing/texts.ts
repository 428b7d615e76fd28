export const texts = {
  title: 'Sua redação, lida com atenção',
  lead: 'Escreva para o ENEM ou para um concurso, envie e leia as cinco notas, cada desvio marcado no texto e o próximo passo.',
  signIn: 'Entrar',
  signUp: 'Criar conta',
  points: [
    { title: 'Nota por nota', text: 'As cinco competências do ENEM, ou os critérios da sua banca, cada uma com o motivo.' },
    { title: 'No seu texto', text: 'Cada desvio aparece onde está, com a explicação e uma sugestão.' },
    { title: 'Sempre igual', text: 'O mesmo texto recebe a mesma nota: o que se mede está escrito.' },
  ],
};
