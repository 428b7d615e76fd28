import { z } from 'zod';
import { requiredText } from './required-text.ts';
import { examBoards, examTypes, nameCharsMax, settledExam } from './vocabulary.ts';

/** A name that may be left out or blank. */
const optionalName = z
  .string()
  .trim()
  .max(nameCharsMax)
  .nullish()
  .transform((name) => name || null);

/** Types and boards compare without case (decisions D3.11). */
const inAnyCase = <const Words extends readonly [string, ...string[]]>(words: Words, missing: string) =>
  z
    .string(missing)
    .overwrite((given) => words.find((word) => word.toLowerCase() === given.toLowerCase()) ?? given)
    .pipe(z.enum(words, missing))
    .meta({ override: { type: 'string', enum: [...words] } });

export const examType = inAnyCase(examTypes, 'Selecione o tipo de prova');
export const examBoard = inAnyCase(examBoards, 'Selecione a banca');

/** What a person fills in of an exam (spec §5); an essay and a theme ask the same. */
export const examFields = {
  examType,
  examBoard: examBoard.optional(),
  institution: optionalName,
  position: optionalName,
  subject: requiredText('Selecione a matéria/assunto', nameCharsMax),
};

type Filled = z.output<z.ZodObject<typeof examFields>>;

/** A concurso names its board; for ENEM it is forced. */
export const namesItsBoard = (exam: Filled): boolean => settledExam(exam) !== undefined;
export const boardMissing = { path: ['examBoard'], message: 'Selecione a banca' };
