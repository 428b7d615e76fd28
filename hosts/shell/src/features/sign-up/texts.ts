export const texts = {
  title: 'Criar conta',
  loading: 'Carregando…',
  text: 'É grátis: você escreve, envia e lê as cinco notas.',
  google: 'Criar conta com Google',
  haveAccount: 'Já tem conta?',
  signIn: 'Entrar',
  closed: 'O cadastro por esta página ainda não está aberto. Quem já tem conta entra com email e senha.',
  toSignIn: 'Ir para a entrada',
};
