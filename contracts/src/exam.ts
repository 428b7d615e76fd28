import { z } from 'zod';
import { examBoards, examTypes, nameCharsMax, settledExam } from './vocabulary.ts';

/** A name that may be left out or blank. */
const optionalName = z.string().trim().max(nameCharsMax).nullish().transform((name) => name || null);

/** What a person fills in of an exam (spec §5); an essay and a theme ask the same. */
export const examFields = {
  examType: z.enum(examTypes, 'Selecione o tipo de prova'),
  examBoard: z.enum(examBoards, 'Selecione a banca').optional(),
  institution: optionalName,
  position: optionalName,
  subject: z.string('Selecione a matéria/assunto').trim().min(1, 'Selecione a matéria/assunto').max(nameCharsMax),
};

type Filled = z.output<z.ZodObject<typeof examFields>>;

/** A concurso names its board; for ENEM it is forced. */
export const namesItsBoard = (exam: Filled): boolean => settledExam(exam) !== undefined;
export const boardMissing = { path: ['examBoard'], message: 'Selecione a banca' };
