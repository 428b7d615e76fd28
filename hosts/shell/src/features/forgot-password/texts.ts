export const texts = {
  title: 'Esqueceu sua senha?',
  text: 'A recuperação por email chega em breve. Por enquanto, confira se o email está completo e se maiúsculas e minúsculas da senha estão certas: a Lauda as diferencia.',
  signIn: 'Voltar à entrada',
};
