import { z } from 'zod';
import { boardMissing, examBoard, examFields, examType, namesItsBoard } from './exam.ts';
import { operation } from './operation.ts';
import { requiredText } from './required-text.ts';
import { examBoards, examTypes, nameCharsMax, themeCharsMax, themeSources, titleCharsMax } from './vocabulary.ts';

export const Theme = z
  .object({
    id: z.uuid(),
    title: z.string(),
    content: z.string(),
    imageUrl: z.string().nullable(),
    examType: z.enum(examTypes),
    examBoard: z.enum(examBoards),
    institution: z.string().nullable(),
    position: z.string().nullable(),
    subject: z.string(),
    generatedBy: z.enum(themeSources),
    createdBy: z.uuid(),
    creatorName: z.string(),
    usageCount: z.number().int().min(0).max(1_000_000_000),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Theme' });
export type Theme = z.infer<typeof Theme>;

/** Matching ignores case and accents (decisions D3.12). */
const ThemeFilters = z.object({
  examType: examType.optional(),
  examBoard: examBoard.optional(),
  institution: z.string().max(nameCharsMax).optional(),
  position: z.string().max(nameCharsMax).optional(),
  subject: z.string().max(nameCharsMax).optional(),
});

export const listThemes = operation({
  id: 'listThemes',
  domain: 'themes',
  method: 'get',
  path: '/api/themes',
  access: 'signed-in',
  summary: 'Lista os temas que a pessoa pode ver',
  description: 'Os de professores, os próprios e os que a IA fez para ela; os mais recentes primeiro.',
  query: ThemeFilters,
  response: z.array(Theme),
  paged: true,
  failures: [],
});

/** The wizard offers only subjects that have themes of that type and board, and `Outro` (decisions D3.12). */
export const listSubjects = operation({
  id: 'listSubjects',
  domain: 'themes',
  method: 'get',
  path: '/api/themes/subjects',
  access: 'signed-in',
  summary: 'Matérias dos temas de um tipo de prova e de uma banca',
  description: 'Em ordem alfabética, sem repetição.',
  query: z.object({ examType, examBoard }),
  response: z.array(z.string()),
  failures: [],
});

export const createTheme = operation({
  id: 'createTheme',
  domain: 'themes',
  method: 'post',
  path: '/api/themes',
  access: 'signed-in',
  summary: 'Cria um tema próprio',
  description: 'Só quem o criou o vê.',
  body: z
    .object({
      ...examFields,
      title: requiredText('Digite o título do tema', titleCharsMax),
      content: requiredText('Digite o conteúdo do tema', themeCharsMax),
      generatedBy: z.literal('user').optional(),
      generateImage: z.enum(['true', 'false']).optional(),
    })
    .refine(namesItsBoard, boardMissing),
  bodyForm: 'multipart',
  response: Theme,
  status: 201,
  failures: ['limite-atingido'],
});

/** Spec §6: premium and admin alone. */
export const generateTheme = operation({
  id: 'generateTheme',
  domain: 'themes',
  method: 'post',
  path: '/api/themes/generate',
  access: 'signed-in',
  summary: 'Gera um tema com IA',
  description: 'Só para Premium e administradores; ainda não está disponível.',
  body: z.object(examFields).refine(namesItsBoard, boardMissing),
  response: Theme,
  status: 201,
  failures: ['somente-premium', 'tokens-insuficientes', 'limite-atingido'],
});

export const useTheme = operation({
  id: 'useTheme',
  domain: 'themes',
  method: 'post',
  path: '/api/themes/:id/use',
  access: 'signed-in',
  summary: 'Conta um uso do tema',
  description: 'Responde com o tema e o novo número de usos.',
  response: Theme,
  failures: ['tema-nao-encontrado'],
});

export const findThemeByContent = operation({
  id: 'findThemeByContent',
  domain: 'themes',
  method: 'get',
  path: '/api/themes/by-content',
  access: 'signed-in',
  summary: 'Acha o tema pelo texto guardado na redação',
  description: 'Compara o conteúdo inteiro.',
  query: z.object({
    theme: z.string().min(1).max(themeCharsMax),
    examType: examType.optional(),
    institution: z.string().max(nameCharsMax).optional(),
  }),
  response: z.object({ title: z.string(), imageUrl: z.string().nullable() }),
  failures: ['tema-nao-encontrado'],
});

export const themesOperations = { listThemes, listSubjects, createTheme, generateTheme, useTheme, findThemeByContent };
