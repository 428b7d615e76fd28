import { themesPerPersonMax } from '@lauda/contracts';
import { failure } from '#platform/errors/failure.ts';

export const themeNotFound = failure('tema-nao-encontrado', 'Tema não encontrado.');
export const tooManyThemes = failure('limite-atingido', `Você chegou a ${themesPerPersonMax} temas próprios.`);
