/**
 * Corrects essays at the terminal. `corrigir FILE --tema "…"` prints a report; `corrigir --jsonl < in > out` corrects a line at a time.
 * Exit codes: 0 done, 1 a line of the JSONL could not be corrected, 2 wrong usage. Only results go to the standard output.
 */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { concursoBoards, examBoards, examTypes, type ExamBoard, type ExamType } from '../contracts/src/vocabulary.ts';
import { loadEngine, type EssayToCorrect } from '../backend/correction/index.ts';
import { printReport } from './corrigir-report.ts';

const usage = `Uso: npm run -s corrigir -- ARQUIVO --tema "…" [--textos "…"] [--prova ENEM|concurso] [--banca ${concursoBoards.join('|')}]
     npm run -s corrigir -- --jsonl < redacoes.jsonl > correcoes.jsonl`;

class UsageError extends Error {}

// Whoever reads the results may stop reading ("| head"): that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const { values, positionals } = readArguments();
  if (values.ajuda) return write(`${usage}\n`);
  if (values.jsonl) return correctLines();
  return correctFile(positionals, values);
}

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    return parseArgs({
      allowPositionals: true,
      options: { tema: text, textos: text, prova: text, banca: text, jsonl: flag, ajuda: { ...flag, short: 'h' } },
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const option = message.match(/--?[\p{L}-]+/u)?.[0] ?? '';
    throw new UsageError(
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
        ? `Opção desconhecida: ${option}.`
        : `Opção sem valor, ou com valor que não cabe: ${option}.`,
    );
  }
}

type Options = { tema?: string | undefined; textos?: string | undefined; prova?: string | undefined; banca?: string | undefined };

async function correctFile([file, extra]: string[], { tema = '', textos = '', prova, banca }: Options): Promise<number> {
  if (!file) throw new UsageError('Falta o arquivo com a redação.');
  if (extra) throw new UsageError(`Um arquivo por vez: não entendi ${JSON.stringify(extra)}. O tema vai entre aspas, depois de --tema.`);
  const exam = readExam(prova ?? (banca && banca.toUpperCase() !== 'ENEM' ? 'concurso' : 'ENEM'), banca ?? 'ENEM');
  const text = await readText(file);
  const engine = await loadEngine();
  return write(printReport(engine.correct({ ...exam, theme: { title: tema, content: textos }, text }), text, tema));
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`Não consegui ler o arquivo ${JSON.stringify(file)}.`);
  });
  const text = decode(bytes, file);
  if (!text.trim()) throw new UsageError(`O arquivo ${JSON.stringify(file)} está vazio.`);
  return text;
}

/** Read as another encoding, every accent would be an error of the writer's. */
function decode(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`O arquivo ${JSON.stringify(file)} não está em UTF-8. Salve-o como texto em UTF-8 e tente de novo.`);
  }
}

/** Exam types and boards compare without case; ENEM has its own board alone. */
function readExam(type: string, board: string): { examType: ExamType; examBoard: ExamBoard } {
  const examType = examTypes.find((one) => one.toLowerCase() === type.toLowerCase());
  if (!examType) throw new UsageError(`Prova desconhecida: ${JSON.stringify(type)}. Use ${examTypes.join(' ou ')}.`);
  if (examType === 'ENEM') return { examType, examBoard: 'ENEM' };
  const examBoard = examBoards.find((one) => one === board.toUpperCase());
  if (!examBoard || examBoard === 'ENEM')
    throw new UsageError(`Banca desconhecida: ${JSON.stringify(board)}. Use ${concursoBoards.join(', ')}.`);
  return { examType, examBoard };
}

async function correctLines(): Promise<number> {
  const engine = await loadEngine();
  let failures = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    const result = correctLine(line, engine);
    if ('error' in result) failures += 1;
    await write(`${JSON.stringify(result)}\n`);
  }
  return failures > 0 ? 1 : 0;
}

function correctLine(line: string, engine: Awaited<ReturnType<typeof loadEngine>>) {
  let id: unknown = null;
  try {
    const entry = JSON.parse(line) as Record<string, unknown>;
    id = entry?.id ?? null;
    const essay = readEssay(entry);
    const started = performance.now();
    const { competencies, totalScore, maxScore, errors } = engine.correct(essay);
    const ms = Math.round((performance.now() - started) * 100) / 100;
    return {
      id,
      competencies: competencies.map(({ name, score, maxScore: most }) => ({ name, score, maxScore: most })),
      totalScore,
      maxScore,
      errors,
      ms,
    };
  } catch (error) {
    return { id, error: error instanceof SyntaxError ? 'A linha não é JSON válido.' : (error as Error).message };
  }
}

function readEssay(entry: Record<string, unknown>): EssayToCorrect {
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) throw new UsageError('A linha não é um objeto JSON.');
  const { text, theme, examType = 'ENEM', examBoard = 'ENEM' } = entry;
  if (typeof text !== 'string') throw new UsageError('Falta o texto da redação (campo text).');
  const { title = '', content = '' } = (typeof theme === 'string' ? { title: theme } : (theme ?? {})) as Record<string, unknown>;
  return { ...readExam(String(examType), String(examBoard)), theme: { title: String(title ?? ''), content: String(content ?? '') }, text };
}

/** Waits for a slow reader, so that memory stays bounded however long the input is. */
function write(text: string): Promise<number> {
  return new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve(0))));
}
