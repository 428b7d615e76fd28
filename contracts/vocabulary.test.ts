import { describe, expect, it } from '@jest/globals';
import {
  concursoBoards,
  countWords,
  defaultMaxScore,
  essayStatuses,
  examTypes,
  roles,
  sendingFlaw,
  settledExam,
  themeSources,
  userStatuses,
} from './src/vocabulary.ts';

describe('the closed lists', () => {
  it('§1.3 §5.10 the boards of a concurso are four, in the order of the specification', () => {
    expect(concursoBoards).toEqual(['CEBRASPE', 'CESGRANRIO', 'FCC', 'FGV']);
  });

  it('§1.3 §5.11 the types are ENEM and concurso', () => {
    expect(examTypes).toEqual(['ENEM', 'concurso']);
  });

  it('§4.1 an essay has one of five statuses', () => {
    expect(essayStatuses).toEqual(['tema_gerado', 'aguardando_upload', 'corrigindo', 'corrigido', 'erro']);
  });

  it('§3.2 §3.3 a person has one of three roles and one of three statuses', () => {
    expect([roles, userStatuses]).toEqual([
      ['trial', 'premium', 'admin'],
      ['active', 'invited', 'suspended'],
    ]);
  });

  it('§9.53 a theme comes from a teacher, a user or the AI', () => {
    expect(themeSources).toEqual(['teacher', 'user', 'ai']);
  });
});

describe('the largest score where an essay carries none', () => {
  it.each(['ENEM', 'enem', 'Enem'])('§9.25 is 1000 for %s, whatever the board', (type) => {
    expect([defaultMaxScore(type), defaultMaxScore(type, 'FCC')]).toEqual([1000, 1000]);
  });

  it.each(['CEBRASPE', 'FCC', 'FGV', 'fgv'])('§9.26 is 10 for %s', (board) => expect(defaultMaxScore('concurso', board)).toBe(10));

  it('§9.27 is 100 for CESGRANRIO', () => expect(defaultMaxScore('concurso', 'CESGRANRIO')).toBe(100));

  it.each([null, undefined, '', 'VUNESP'])('§9.28 is 20 for the board %p', (board) => expect(defaultMaxScore('concurso', board)).toBe(20));
});

describe('words', () => {
  it('§5.22 are what stands between blanks, of whatever kind', () => {
    expect(countWords('  uma\tduas\n\ntrês\u00a0quatro, cinco-seis –  ')).toBe(6);
    expect(countWords(' \n\t ')).toBe(0);
  });

  it('§9.1 fifty are enough to be corrected, forty-nine are not', () => {
    expect([sendingFlaw('a '.repeat(50)), sendingFlaw('a '.repeat(49)), sendingFlaw(' ')]).toEqual([undefined, 'short', 'empty']);
  });
});

describe('an exam as it is kept', () => {
  const asked = { institution: 'TJ', position: 'Técnico' };

  it('§5.8 §5.9 for ENEM has the board ENEM, and neither institution nor position', () => {
    expect(settledExam({ ...asked, examType: 'ENEM', examBoard: 'FGV' })).toEqual({
      examType: 'ENEM',
      examBoard: 'ENEM',
      institution: null,
      position: null,
    });
  });

  it('§5.5 for a concurso names a board that is not ENEM', () => {
    const concurso = { ...asked, examType: 'concurso' } as const;
    expect(settledExam(concurso)).toBeUndefined();
    expect(settledExam({ ...concurso, examBoard: 'ENEM' })).toBeUndefined();
    expect(settledExam({ ...concurso, examBoard: 'FGV' })).toEqual({ ...concurso, examBoard: 'FGV' });
  });
});
