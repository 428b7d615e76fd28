export const texts = {
  title: 'Criar conta',
  text: 'O cadastro por esta página ainda não está aberto. Quem já tem conta entra com email e senha.',
  signIn: 'Ir para a entrada',
};
