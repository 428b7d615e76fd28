export const texts = {
  title: 'Destrave sua redação',
  text: 'As assinaturas ainda não estão abertas. No plano gratuito você escreve, envia e lê as cinco notas com créditos que se renovam todo mês.',
  close: 'Voltar',
};
