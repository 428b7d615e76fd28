export const texts = {
  title: 'Entrar',
  text: 'Para escrever, enviar e ler suas correções.',
  google: 'Entrar com Google',
  email: 'Email',
  password: 'Senha',
  forgot: 'Esqueceu sua senha?',
  submit: 'Começar a estudar',
  missingEmail: 'Digite o seu email.',
  wrongEmail: 'Este email não está completo: ele tem a forma nome@exemplo.com.',
  missingPassword: 'Digite a sua senha.',
  noAccount: 'Ainda não tem conta?',
  signUp: 'Criar conta',
  // Spec §8.
  unverified: 'Email não verificado. Verifique sua caixa de entrada.',
  refused: 'Erro ao fazer login',
  offline: 'Erro de conexão. Tente novamente.',
};
