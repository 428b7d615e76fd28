import { essaysPerPersonMax } from '@lauda/contracts';
import { failure } from '#platform/errors/failure.ts';

export const essayNotFound = failure('redacao-nao-encontrada', 'Redação não encontrada.');
export const tooManyEssays = failure('limite-atingido', `Você chegou a ${essaysPerPersonMax} redações. Exclua alguma para criar outra.`);
export const noRoomToRestore = failure(
  'limite-atingido',
  `Você chegou a ${essaysPerPersonMax} redações. Exclua outra para ter esta de volta.`,
);
export const contentMissing = failure('conteudo-obrigatorio', 'Digite o texto da sua redação.');
export const tooShort = failure(
  'texto-curto',
  'Sua redação precisa ter pelo menos 50 palavras para ser corrigida. Complete sua redação e tente novamente.',
);
export const themeMissing = failure('sem-tema', 'Escolha um tema antes de enviar a redação.');
export const alreadySent = failure('correcao-em-andamento', 'Aguarde a conclusão da correção para visualizar o resultado.');
export const alreadyCorrected = failure('mudanca-de-estado', 'Esta redação já foi corrigida e não muda mais.');
export const changedElsewhere = failure('mudou-em-outro-lugar', 'Esta redação mudou em outro lugar.');
export const unlawfulMove = failure('mudanca-de-estado', 'Esta mudança não é possível no estado atual da redação.');
export const noResultYet = failure('sem-resultado', 'Esta redação ainda não tem resultado.');
