export const texts = {
  coming: 'Esta página ainda está sendo escrita',
  comingText: 'Enquanto ela não fica pronta, suas redações e correções já estão à mão.',
  unknown: 'Página não encontrada',
  unknownText: 'O endereço pode ter mudado, ou nunca ter existido.',
  back: 'Voltar às redações',
};
