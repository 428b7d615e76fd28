import type { ErrorCategory } from '@lauda/contracts/vocabulary';

/** How each category is called to the student. */
export const categoryNames: Record<ErrorCategory, string> = {
  ortografia: 'Ortografia',
  acentuacao: 'Acentuação',
  crase: 'Crase',
  concordancia: 'Concordância',
  regencia: 'Regência',
  pontuacao: 'Pontuação',
  pronome: 'Pronome',
  registro: 'Registro',
  vocabulario: 'Vocabulário',
  sintaxe: 'Sintaxe',
  repeticao: 'Repetição',
};
