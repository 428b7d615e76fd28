export const texts = {
  coming: 'Esta página ainda está sendo escrita',
  comingText: 'Enquanto ela não fica pronta, a lista de usuários já está à mão.',
  unknown: 'Página não encontrada',
  unknownText: 'O endereço pode ter mudado, ou nunca ter existido.',
  users: 'Ver usuários',
} as const;
