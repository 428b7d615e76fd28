import { themesPerPersonMax } from '@lauda/contracts';
import { failure } from '#platform/errors/failure.ts';

export const themeNotFound = failure('tema-nao-encontrado', 'Tema não encontrado.');
export const premiumGenerates = failure('somente-premium', 'Gerar temas com IA faz parte do Premium.');
export const generationMissing = failure(
  'servico-indisponivel',
  'A geração de temas com IA ainda não está disponível. Escolha um tema da lista ou crie o seu.',
);
export const tooManyThemes = failure('limite-atingido', `Você chegou a ${themesPerPersonMax} temas próprios.`);
