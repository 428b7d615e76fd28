import { afterAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goodEssay, theme } from '../backend/correction/sample-essays.ts';

const folder = mkdtempSync(join(tmpdir(), 'corrigir-'));
const essay = join(folder, 'redacao.txt');
writeFileSync(essay, goodEssay);
const latin = join(folder, 'latin1.txt');
writeFileSync(latin, goodEssay, 'latin1');
const wide = join(folder, 'utf16.txt');
writeFileSync(wide, `\uFEFF${goodEssay}`, 'utf16le');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function corrigir(args: string[], input = '') {
  return spawnSync(process.execPath, [join(__dirname, 'run.cjs'), 'scripts/corrigir.ts', ...args], {
    cwd: join(__dirname, '..'),
    input,
    encoding: 'utf8',
    timeout: 15_000,
  });
}

describe('a file', () => {
  test('prints the report: total, five cards, comments', () => {
    const { stdout, stderr, status } = corrigir([essay, '--tema', theme.title]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Tema: Desafios.*\nNOTA \d+ de 1000\n/u);
    expect(stdout.match(/: \d+\/200$/gmu)).toHaveLength(5);
    expect(stdout).toContain('COMENTÁRIOS');
  });

  test('takes a board, in any case', () => expect(corrigir([essay, '--banca', 'cebraspe']).stdout).toMatch(/NOTA [\d,]+ de 10\n/u));

  test.each([
    [[], /Falta o arquivo/u],
    [[join(folder, 'nao-existe.txt')], /Não consegui ler/u],
    [[essay, '--prova', 'concurso', '--banca', 'VUNESP'], /Banca desconhecida/u],
    [[essay, '--nota'], /Opção desconhecida: --nota/u],
    [[essay, '--tema'], /Opção sem valor.*--tema/u],
    [[essay, 'solto'], /Um arquivo por vez/u],
    [[latin], /não está em UTF-8/u],
    [[wide], /não está em UTF-8/u],
  ])('wrong usage %j is told in Portuguese, with exit code 2', (args, message) => {
    const { stdout, stderr, status } = corrigir(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });

  test('an empty file is told so', () => {
    const empty = join(folder, 'vazio.txt');
    writeFileSync(empty, ' \n');
    expect(corrigir([empty])).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('--jsonl', () => {
  const line = (id: string, over = {}) => JSON.stringify({ id, examType: 'ENEM', examBoard: 'ENEM', theme, text: goodEssay, ...over });

  test('answers line by line, in order, with the agreed fields', () => {
    const { stdout, status } = corrigir(['--jsonl'], `${line('a')}\n${line('b', { examType: 'concurso', examBoard: 'FGV' })}\n`);
    expect(status).toBe(0);
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(results.map(({ id, maxScore }) => [id, maxScore])).toEqual([
      ['a', 1000],
      ['b', 10],
    ]);
    for (const result of results) expect(Object.keys(result)).toEqual(['id', 'competencies', 'totalScore', 'maxScore', 'errors', 'ms']);
  });

  test('a bad line keeps its place with an error, the rest goes on, and the exit code is 1', () => {
    const { stdout, status } = corrigir(
      ['--jsonl'],
      [line('a'), '{quebrada', line('c', { examBoard: 'X', examType: 'concurso' }), '[]', line('d')].join('\n'),
    );
    expect(status).toBe(1);
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text) as { id: unknown; error?: string });
    expect(results.map(({ id, error }) => [id, error !== undefined])).toEqual([
      ['a', false],
      [null, true],
      ['c', true],
      [null, true],
      ['d', false],
    ]);
  });
});
