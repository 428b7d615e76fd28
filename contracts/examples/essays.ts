import type { Essay, EssayResults, EssaySummary, essaysOperations } from '../src/essays.ts';
import type { Competency } from '../src/correction.ts';
import type { ExamplesOf } from './example.ts';
import { teacherTheme } from './themes.ts';

/** Sixty-odd words with one misspelt, `excessão`, marked in the results below. */
const content = [
  'A leitura forma o cidadão e amplia o que ele pode imaginar. No Brasil, porém, o livro ainda é uma excessão em muitas casas,',
  'porque custa caro e porque a biblioteca mais próxima fica longe ou está fechada.',
  '\n\nPortanto, cabe ao Ministério da Educação abrir bibliotecas nas escolas aos sábados, por meio de convênios com os municípios,',
  'a fim de que as famílias leiam juntas.',
].join(' ');

const misspelt = content.indexOf('excessão');

export const draft: Essay = {
  id: '9b6f3b1e-54d0-4a5c-9c5e-0d6f2f6f1a01',
  status: 'tema_gerado',
  examType: 'ENEM',
  examBoard: 'ENEM',
  institution: null,
  position: null,
  subject: 'Educação',
  theme: '',
  title: '',
  grade: null,
  maxScore: 1000,
  createdAt: '2026-03-09T18:30:00.000Z',
  updatedAt: '2026-03-09T18:30:00.000Z',
  content: '',
  feedback: null,
};

export const withTheme: Essay = { ...draft, status: 'aguardando_upload', theme: teacherTheme.content };
export const sent: Essay = { ...withTheme, status: 'corrigindo', title: 'Uma casa com livros', content };
export const corrected: Essay = { ...sent, status: 'corrigido', grade: 560, feedback: { finalScore: 560 } };

export const results: EssayResults = {
  essay: corrected,
  totalScore: 560,
  maxScore: 1000,
  competencies: [
    competency('Domínio da escrita formal', 120, 'Um desvio de ortografia em um texto curto.'),
    competency('Compreensão do tema', 120, 'O tema é tratado, com repertório ainda genérico.'),
    competency('Organização dos argumentos', 80, 'Há um argumento, que pede desenvolvimento.'),
    competency('Coesão', 120, 'Os conectivos ligam as frases, com pouca variedade.'),
    competency('Proposta de intervenção', 120, 'Há agente, ação, meio e finalidade; falta o detalhamento.'),
  ],
  errors: [
    {
      start: misspelt,
      end: misspelt + 'excessão'.length,
      excerpt: 'excessão',
      category: 'ortografia',
      rule: 'palavra-desconhecida',
      message: 'A palavra não está no dicionário.',
      suggestions: ['exceção'],
    },
  ],
  hiddenErrors: 0,
  comments: ['A proposta diz quem faz, o quê e para quê.'],
  feedbackSummary: 'Você já propõe uma ação completa; desenvolva um segundo argumento antes dela.',
  summary: 'O texto defende a leitura e aponta o preço e a distância como obstáculos.',
  zeroReason: null,
  statistics: { words: 66, sentences: 3, paragraphs: 2, estimatedLines: 8 },
  engine: 'motor Lauda 0.3.1',
  correctedAt: '2026-03-09T18:31:00.000Z',
};

function competency(name: string, score: number, reason: string): Competency {
  return { name, score, maxScore: 200, kind: 'score', reason, evidence: [] };
}

/** As the list gives it: without the text. */
export function summaryOf({ content: _content, feedback: _feedback, ...summary }: Essay): EssaySummary {
  return summary;
}

export const essaysExamples: ExamplesOf<typeof essaysOperations> = {
  listEssays: { response: [summaryOf(corrected), summaryOf(draft)] },
  createEssay: {
    good: {
      examType: 'concurso',
      examBoard: 'FCC',
      institution: 'TRT 4ª Região',
      position: 'Analista Judiciário',
      subject: 'Direito do Trabalho',
    },
    bad: {
      'sem tipo de prova': { examBoard: 'FCC', subject: 'Direito do Trabalho' },
      'sem matéria': { examType: 'ENEM' },
      'matéria em branco': { examType: 'ENEM', subject: '   ' },
      'banca que não há': { examType: 'concurso', examBoard: 'VUNESP', subject: 'Direito do Trabalho' },
      'já corrigida': { examType: 'ENEM', subject: 'Educação', status: 'corrigido' },
    },
    response: {
      ...draft,
      examType: 'concurso',
      examBoard: 'FCC',
      institution: 'TRT 4ª Região',
      position: 'Analista Judiciário',
      subject: 'Direito do Trabalho',
      maxScore: 10,
    },
  },
  getEssay: { response: corrected },
  updateEssay: {
    good: { theme: teacherTheme.content, status: 'aguardando_upload' },
    bad: {
      'tema em branco': { theme: '  ' },
      'estado que não há': { status: 'pronto' },
      'título sem fim': { title: 'a'.repeat(301) },
      'texto que não é texto': { content: 42 },
      'versão que não é um momento': { content, basedOn: 'ontem' },
    },
    response: withTheme,
  },
  deleteEssay: {},
  restoreEssay: { response: draft },
  correctEssay: {
    good: { essayId: sent.id, content, theme: teacherTheme.content, examType: 'ENEM', institution: null, examBoard: 'ENEM' },
    bad: {
      'sem texto': { essayId: sent.id },
      'sem a redação': { content },
      'texto sem fim': { essayId: sent.id, content: 'a'.repeat(100_001) },
      'versão que não é um momento': { essayId: sent.id, content, basedOn: '2026-03-09' },
    },
    response: sent,
  },
  getEssayResults: { response: results },
};
