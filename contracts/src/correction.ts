import { z } from 'zod';
import { errorCategories, markedErrorsMax } from './vocabulary.ts';

/** One of the five scores of a correction. */
export const Competency = z
  .object({
    name: z.string().describe('Nome da competência ou do critério da banca.'),
    score: z.number().describe('Nota na escala de `maxScore`; negativa em um desconto.'),
    maxScore: z.number().min(0).describe('Nota máxima; 0 em um desconto.'),
    kind: z.enum(['score', 'penalty']).describe('`penalty` é um desconto (CEBRASPE), nunca positivo.'),
    reason: z.string().describe('Por que esta nota, em uma frase para o estudante.'),
    evidence: z.array(z.string()).describe('O que foi medido ou citado do texto para chegar à nota.'),
  })
  .meta({ id: 'Competency' });

/** One error marked in the text. */
export const MarkedError = z
  .object({
    start: z.number().int().min(0).max(1_000_000).describe('Início no texto, em unidades UTF-16.'),
    end: z.number().int().min(0).max(1_000_000).describe('Fim (exclusivo) no texto, em unidades UTF-16.'),
    excerpt: z.string().describe('O trecho, igual a texto.slice(start, end).'),
    category: z.enum(errorCategories),
    rule: z.string().describe('Nome estável da regra, como `crase-antes-de-masculino`.'),
    message: z.string().describe('Por que é um desvio, em uma frase.'),
    suggestions: z.array(z.string()).describe('O que pôr no lugar; a melhor primeiro; pode ser vazio.'),
  })
  .meta({ id: 'MarkedError' });

/** What is counted in a text. */
export const TextStatistics = z
  .object({
    words: z.number().int().min(0).max(1_000_000),
    sentences: z.number().int().min(0).max(1_000_000),
    paragraphs: z.number().int().min(0).max(1_000_000),
    estimatedLines: z.number().int().min(0).max(1_000_000).describe('Linhas manuscritas estimadas.'),
  })
  .meta({ id: 'TextStatistics' });

/** Why the exam's rules give zero to the whole text. */
export const ZeroReason = z.object({ code: z.string(), label: z.string(), explanation: z.string() }).meta({ id: 'ZeroReason' });

/** A whole correction, as an engine gives it. */
export const Correction = z
  .object({
    competencies: z.array(Competency).length(5),
    totalScore: z.number().min(0),
    maxScore: z.number().positive(),
    errors: z.array(MarkedError).max(markedErrorsMax).describe('Na ordem do texto; os primeiros 500.'),
    comments: z.array(z.string()).describe('Observações curtas, cada uma completa em si.'),
    feedbackSummary: z.string().describe('Uma frase: o que já faz, o que falta e o próximo passo.'),
    summary: z.string().describe('Um parágrafo.'),
    detailedComments: z.string().describe('A devolutiva completa, em Markdown.'),
    zeroReason: ZeroReason.nullable().describe('Quando a regra do exame zera a redação; as notas das competências continuam formativas.'),
    statistics: TextStatistics,
    engine: z.string().describe('Quem corrigiu, como `motor Lauda 0.3.1`.'),
  })
  .meta({ id: 'Correction' });

export type Competency = z.infer<typeof Competency>;
export type MarkedError = z.infer<typeof MarkedError>;
export type TextStatistics = z.infer<typeof TextStatistics>;
export type ZeroReason = z.infer<typeof ZeroReason>;
export type Correction = z.infer<typeof Correction>;
