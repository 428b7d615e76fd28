import { failure } from '#platform/errors/failure.ts';

export const themeNotFound = failure('tema-nao-encontrado', 'Tema não encontrado.');
export const boardMissing = failure('dados-invalidos', 'Selecione a banca');
