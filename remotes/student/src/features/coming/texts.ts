export const texts = {
  coming: 'Esta página ainda está sendo escrita',
  unknown: 'Página não encontrada',
  unknownText: 'O endereço pode ter mudado, ou nunca ter existido.',
  back: 'Voltar às redações',
};
