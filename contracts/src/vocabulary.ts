/**
 * Closed lists and limits: the words that browser and server agree on.
 * Plain constants and no import, so that the browser pays nothing for them.
 */

export const productName = 'Lauda';

/** Lifecycle of an essay (spec §4, decisions D3.1). */
export const essayStatuses = ['tema_gerado', 'aguardando_upload', 'corrigindo', 'corrigido', 'erro'] as const;
export type EssayStatus = (typeof essayStatuses)[number];

/** The two groups of the essays list (spec §2.4) and the statuses of each. */
export const essayGroups = {
  submetidas: ['corrigido', 'corrigindo', 'erro'],
  rascunhos: ['tema_gerado', 'aguardando_upload'],
} as const satisfies Record<string, readonly EssayStatus[]>;
export type EssayGroup = keyof typeof essayGroups;

export const examTypes = ['ENEM', 'concurso'] as const;
export type ExamType = (typeof examTypes)[number];

/** Boards of public-service exams (spec §5). */
export const concursoBoards = ['CEBRASPE', 'CESGRANRIO', 'FCC', 'FGV'] as const;
/** All boards; for ENEM the board is forced to ENEM (spec §5). */
export const examBoards = ['ENEM', ...concursoBoards] as const;
export type ExamBoard = (typeof examBoards)[number];

/** An exam as a person fills it in. */
export type AskedExam = { examType: ExamType; examBoard?: ExamBoard | undefined; institution: string | null; position: string | null };
/** An exam whose board is settled. */
export type Exam = Required<AskedExam> & { examBoard: ExamBoard };

/**
 * For ENEM the board is forced, and institution and position are cleared (spec §5).
 * @returns undefined where a concurso names no board of its own, which the contracts refuse at the door.
 */
export function settledExam({ examType, examBoard, institution, position }: AskedExam): Exam | undefined {
  if (examType === 'ENEM') return { examType, examBoard: 'ENEM', institution: null, position: null };
  return examBoard && examBoard !== 'ENEM' ? { examType, examBoard, institution, position } : undefined;
}

/** Who made a theme (spec §3). */
export const themeSources = ['teacher', 'user', 'ai'] as const;
export type ThemeSource = (typeof themeSources)[number];

export const roles = ['trial', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];

export const userStatuses = ['active', 'invited', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Kinds of marked error (taxonomy of ENEM's public matrix, domain page 1.2). */
export const errorCategories = [
  'ortografia',
  'acentuacao',
  'crase',
  'concordancia',
  'regencia',
  'pontuacao',
  'pronome',
  'registro',
  'vocabulario',
  'sintaxe',
  'repeticao',
] as const;
export type ErrorCategory = (typeof errorCategories)[number];

/** Fewest words of a text that may be sent (spec §5). */
export const wordsMin = 50;
/** Longest text taken, in code points: what schemas count. */
export const contentCharsMax = 100_000;
export const titleCharsMax = 300;
export const themeCharsMax = 20_000;
export const nameCharsMax = 200;

/** Most that one person may keep. */
export const essaysPerPersonMax = 5_000;
export const themesPerPersonMax = 1_000;

/** Tokens that one piece of work costs (decisions D3.4). */
export const tokenCosts = { correction: 20, themeGeneration: 5, transcription: 5 } as const;
/** Tokens of a trial user in a calendar month (spec §9). */
export const trialTokensLimit = 100;
/** Most that an admin may give a trial user (spec §5). */
export const trialTokensLimitMax = 1_000;
/** What premium and admin show as their limit: counted, not limited (spec §9). */
export const unlimitedTokens = 999_999;

/** Most errors that a correction marks: a text with more is not mended mark by mark. */
export const markedErrorsMax = 500;

/** Errors that a trial user sees in the results (spec §6). */
export const trialVisibleErrors = 3;

/** Page sizes (decisions D3.10). */
export const pageSizeDefault = 50;
export const pageSizeMax = 100;
export const usersPageSize = 25;
/** Essays that each group of the list shows, and that `Ver mais` adds. */
export const essaysPerGroup = 6;

/** How long a browser waits for an answer: longer than the server waits for its database, and longer still where a photo is read. */
export const answerWaitMs = 20_000;
export const photoWaitMs = 60_000;

/** How often the list asks again while anything is `corrigindo` (spec §4). */
export const correctionPollMs = 3000;

/**
 * Largest score where an essay carries none (spec §9). Exam types compare without case.
 * @returns 1000 for ENEM; 10 for CEBRASPE, FCC and FGV; 100 for CESGRANRIO; otherwise 20.
 */
export function defaultMaxScore(examType: string, examBoard?: string | null): number {
  if (examType.toLowerCase() === 'enem') return 1000;
  return { CEBRASPE: 10, FCC: 10, FGV: 10, CESGRANRIO: 100 }[examBoard?.toUpperCase() ?? ''] ?? 20;
}

/** Words of a text, counted by whitespace (spec §5). */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

/** What a text lacks to be sent for correction (spec §5); undefined where it may be. */
export function sendingFlaw(content: string): 'empty' | 'short' | undefined {
  const words = countWords(content);
  if (words === 0) return 'empty';
  return words < wordsMin ? 'short' : undefined;
}

/** Characters of a handwritten line and of a paragraph's indentation: a hypothesis, to be calibrated with photographed sheets. */
const charsPerLine = 70;
const indentationChars = 4;

/** Handwritten lines that a text would take, paragraph by paragraph. */
export function estimateLines(text: string): number {
  const lengths = text.split('\n').map((paragraph) => paragraph.trim().length);
  return lengths.filter(Boolean).reduce((lines, chars) => lines + Math.ceil((chars + indentationChars) / charsPerLine), 0);
}

/** Two server messages that the interface recognises by their words (spec §8). */
export const recognisedMessages = {
  tokens: 'Tokens insuficientes',
  unverified: 'Email não verificado',
} as const;
