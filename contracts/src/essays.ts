import { z } from 'zod';
import { Competency, Correction, MarkedError } from './correction.ts';
import { boardMissing, examFields, namesItsBoard } from './exam.ts';
import { operation } from './operation.ts';
import { contentCharsMax, essayGroups, essayStatuses, examBoards, examTypes, themeCharsMax, titleCharsMax } from './vocabulary.ts';

const title = z.string().trim().max(titleCharsMax);
const content = z.string().max(contentCharsMax);
const theme = z.string().trim().min(1).max(themeCharsMax);
const basedOn = z.iso
  .datetime()
  .describe('O `updatedAt` da redação sobre a qual se escreveu. Se ela mudou depois, nada muda, e a resposta é `mudou-em-outro-lugar`.');

/** An essay as the list shows it: everything but its text. */
export const EssaySummary = z
  .object({
    id: z.uuid(),
    status: z.enum(essayStatuses),
    examType: z.enum(examTypes),
    examBoard: z.enum(examBoards),
    institution: z.string().nullable(),
    position: z.string().nullable(),
    subject: z.string(),
    theme: z.string().describe('O texto do tema escolhido; vazio enquanto não há.'),
    title: z.string(),
    grade: z.number().nullable().describe('A nota total, quando corrigida.'),
    maxScore: z.number().positive(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'EssaySummary' });

export const Essay = EssaySummary.extend({
  content: z.string(),
  feedback: z.object({ finalScore: z.number() }).nullable(),
}).meta({ id: 'Essay' });

export const EssayResults = z
  .object({
    essay: Essay,
    totalScore: z.number().min(0),
    maxScore: z.number().positive(),
    competencies: z.array(Competency),
    errors: z.array(MarkedError).describe('Na ordem do texto; só os três primeiros no plano gratuito.'),
    hiddenErrors: z.number().int().min(0).max(1_000_000).describe('Quantos erros o plano gratuito não mostra.'),
    comments: z.array(z.string()),
    feedbackSummary: z.string(),
    summary: z.string(),
    detailedComments: z.string().optional().describe('Markdown; ausente no plano gratuito.'),
    zeroReason: Correction.shape.zeroReason,
    statistics: Correction.shape.statistics,
    engine: z.string(),
    correctedAt: z.iso.datetime(),
  })
  .meta({ id: 'EssayResults' });

export type EssaySummary = z.infer<typeof EssaySummary>;
export type Essay = z.infer<typeof Essay>;
export type EssayResults = z.infer<typeof EssayResults>;

export const listEssays = operation({
  id: 'listEssays',
  domain: 'essays',
  method: 'get',
  path: '/api/essays',
  access: 'signed-in',
  summary: 'Lista as redações da pessoa',
  description: 'As de mudança mais recente primeiro; `group` separa as submetidas dos rascunhos.',
  query: z.object({ group: z.enum(Object.keys(essayGroups) as [keyof typeof essayGroups]).optional() }),
  response: z.array(EssaySummary),
  paged: true,
  failures: [],
});

export const createEssay = operation({
  id: 'createEssay',
  domain: 'essays',
  method: 'post',
  path: '/api/essays',
  access: 'signed-in',
  summary: 'Cria uma redação',
  description: 'Sem tema começa em `tema_gerado`; com tema, em `aguardando_upload`. No ENEM a banca é sempre ENEM.',
  body: z
    .object({
      ...examFields,
      theme: theme.optional(),
      title: title.optional(),
      status: z.literal('aguardando_upload').optional(),
    })
    .refine(namesItsBoard, boardMissing),
  response: Essay,
  status: 201,
  failures: ['limite-atingido'],
});

export const getEssay = operation({
  id: 'getEssay',
  domain: 'essays',
  method: 'get',
  path: '/api/essays/:id',
  access: 'signed-in',
  summary: 'Uma redação',
  description: 'A de outra pessoa é como se não existisse.',
  response: Essay,
  failures: ['redacao-nao-encontrada'],
});

export const updateEssay = operation({
  id: 'updateEssay',
  domain: 'essays',
  method: 'put',
  path: '/api/essays/:id',
  access: 'signed-in',
  summary: 'Muda o tema, o título ou o texto',
  description: 'Com `theme` a redação passa a `aguardando_upload`. Uma redação corrigida nunca muda.',
  body: z.object({
    theme: theme.optional(),
    status: z.enum(essayStatuses).optional(),
    title: title.optional(),
    content: content.optional(),
    basedOn: basedOn.optional(),
  }),
  response: Essay,
  failures: ['redacao-nao-encontrada', 'mudou-em-outro-lugar', 'mudanca-de-estado', 'correcao-em-andamento', 'sem-tema'],
});

export const deleteEssay = operation({
  id: 'deleteEssay',
  domain: 'essays',
  method: 'delete',
  path: '/api/essays/:id',
  access: 'signed-in',
  summary: 'Exclui uma redação',
  description: 'Não pede corpo. Durante 24 horas ela pode ser restaurada; depois é apagada de vez.',
  failures: ['redacao-nao-encontrada'],
});

/** `Desfazer` (decisions D3.14). */
export const restoreEssay = operation({
  id: 'restoreEssay',
  domain: 'essays',
  method: 'post',
  path: '/api/essays/:id/restore',
  access: 'signed-in',
  summary: 'Traz de volta uma redação excluída',
  description: 'Como estava e onde estava, até 24 horas depois de excluída. A que não foi excluída fica como está.',
  response: Essay,
  failures: ['redacao-nao-encontrada', 'limite-atingido'],
});

export const correctEssay = operation({
  id: 'correctEssay',
  domain: 'essays',
  method: 'post',
  path: '/api/essays/correct',
  access: 'signed-in',
  summary: 'Envia para correção',
  description: 'Custa 20 tokens, devolvidos se a correção falhar. Tema, prova e banca são os da redação guardada.',
  body: z.object({
    essayId: z.string(),
    content: z
      .string({ error: ({ code }) => (code === 'invalid_type' ? 'Digite o texto da sua redação.' : undefined) })
      .trim()
      .max(contentCharsMax),
    theme: z.string().optional(),
    examType: z.string().optional(),
    institution: z.string().nullish(),
    examBoard: z.string().nullish(),
    basedOn: basedOn.optional(),
  }),
  response: Essay,
  status: 202,
  failures: [
    'redacao-nao-encontrada',
    'mudou-em-outro-lugar',
    'conteudo-obrigatorio',
    'texto-curto',
    'sem-tema',
    'correcao-em-andamento',
    'mudanca-de-estado',
    'tokens-insuficientes',
  ],
});

export const getEssayResults = operation({
  id: 'getEssayResults',
  domain: 'essays',
  method: 'get',
  path: '/api/essays/:id/results',
  access: 'signed-in',
  summary: 'O resultado da correção',
  description: 'Antes de `corrigido` responde 409.',
  response: EssayResults,
  failures: ['redacao-nao-encontrada', 'sem-resultado'],
});

export const essaysOperations = {
  listEssays,
  createEssay,
  getEssay,
  updateEssay,
  deleteEssay,
  restoreEssay,
  correctEssay,
  getEssayResults,
};
