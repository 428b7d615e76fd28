import type { Theme, themesOperations } from '../src/themes.ts';
import type { ExamplesOf } from './example.ts';
import { trialUser } from './users.ts';

export const teacherTheme: Theme = {
  id: '5d0f9c0e-2b64-4d7e-8a37-6a1f0c9b7d01',
  title: 'Caminhos para ampliar o acesso à leitura no Brasil',
  content:
    'A partir dos seus conhecimentos, redija um texto dissertativo-argumentativo sobre o tema "Caminhos para ampliar o acesso à leitura no Brasil".',
  imageUrl: null,
  examType: 'ENEM',
  examBoard: 'ENEM',
  institution: null,
  position: null,
  subject: 'Educação',
  generatedBy: 'teacher',
  createdBy: '0f6c5e0a-7b1d-4c55-9a56-1c5f3a8e2b03',
  creatorName: 'Carla Reis',
  usageCount: 12,
  createdAt: '2026-02-01T12:00:00.000Z',
};

export const ownTheme: Theme = {
  ...teacherTheme,
  id: '5d0f9c0e-2b64-4d7e-8a37-6a1f0c9b7d02',
  title: 'O controle externo das contas públicas',
  content: 'Discorra sobre o papel dos tribunais de contas no controle externo da administração pública.',
  examType: 'concurso',
  examBoard: 'CEBRASPE',
  institution: 'TCU',
  position: 'Auditor Federal de Controle Externo',
  subject: 'Direito Administrativo',
  generatedBy: 'user',
  createdBy: trialUser.id,
  creatorName: 'Ana Souza',
  usageCount: 0,
};

export const aiTheme: Theme = {
  ...teacherTheme,
  id: '5d0f9c0e-2b64-4d7e-8a37-6a1f0c9b7d03',
  title: 'A biblioteca do bairro como lugar de encontro',
  content: 'Redija um texto dissertativo-argumentativo sobre o tema "A biblioteca do bairro como lugar de encontro".',
  generatedBy: 'ai',
  createdBy: trialUser.id,
  creatorName: 'Ana Souza',
  usageCount: 0,
};

export const themesExamples: ExamplesOf<typeof themesOperations> = {
  listThemes: { response: [teacherTheme, ownTheme] },
  listSubjects: { response: ['Educação', 'Meio ambiente', 'Saúde'] },
  createTheme: {
    good: {
      examType: 'concurso',
      examBoard: 'CEBRASPE',
      institution: 'TCU',
      position: 'Auditor Federal de Controle Externo',
      subject: 'Direito Administrativo',
      title: 'O controle externo das contas públicas',
      content: 'Discorra sobre o papel dos tribunais de contas no controle externo da administração pública.',
      generatedBy: 'user',
      generateImage: 'false',
    },
    bad: {
      'sem título': { examType: 'ENEM', subject: 'Educação', content: 'Redija um texto.' },
      'conteúdo em branco': { examType: 'ENEM', subject: 'Educação', title: 'Leitura', content: '  ' },
      'prova que não há': { examType: 'vestibular', subject: 'Educação', title: 'Leitura', content: 'Redija um texto.' },
      'banca que não há': { examType: 'concurso', examBoard: 'VUNESP', subject: 'Educação', title: 'Leitura', content: 'Redija um texto.' },
      'em nome de um professor': { examType: 'ENEM', subject: 'Educação', title: 'Leitura', content: 'Redija.', generatedBy: 'teacher' },
    },
    response: ownTheme,
  },
  generateTheme: {
    good: { examType: 'ENEM', subject: 'Educação' },
    bad: {
      'sem matéria': { examType: 'ENEM' },
      'concurso sem banca': { examType: 'concurso', subject: 'Educação' },
    },
    response: aiTheme,
  },
  useTheme: { response: { ...teacherTheme, usageCount: teacherTheme.usageCount + 1 } },
  findThemeByContent: { response: { title: teacherTheme.title, imageUrl: null } },
};
