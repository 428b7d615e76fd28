export const texts = {
  title: 'Esqueceu sua senha?',
  text: 'A troca de senha por email ainda não está aberta. Até lá, quem administra a Lauda pode definir uma senha nova para você.',
  signIn: 'Voltar à entrada',
};
