import type { ErrorCategory } from '@lauda/contracts/vocabulary';

/** Words of the results (spec §2.6, decisions D3.11). */
export const texts = {
  title: 'Resultado',
  tabs: { summary: 'Resumo', evaluation: 'Avaliação Comentada', theme: 'Tema', essay: 'Redação' },
  tabsLabel: 'Partes do resultado',
  notCorrected: 'Esta redação ainda não foi corrigida',
  notCorrectedText: 'Quando a correção terminar, o resultado fica nesta página.',
  openEssay: 'Ver a redação',
  total: 'Nota total',
  words: (words: number) => (words === 1 ? '1 palavra' : `${words} palavras`),
  lines: (lines: number) => (lines === 1 ? '1 linha estimada' : `${lines} linhas estimadas`),
  correctedBy: (engine: string) => `Corrigida pelo ${engine}`,
  competencies: 'Competências',
  evidence: 'O que foi observado',
  comments: 'Observações',
  zeroed: (label: string) => `Nota zero: ${label}`,
  zeroedNote: 'As notas por competência abaixo são formativas: mostram o que o texto já faz.',
  exam: {
    type: 'Tipo de prova',
    types: { ENEM: 'ENEM', concurso: 'Concurso' },
    board: 'Banca',
    institution: 'Instituição',
    position: 'Cargo',
    subject: 'Matéria/assunto',
  },
  errorsLabel: 'Erros marcados',
  noErrors: 'Nenhum erro marcado',
  noErrorsText: 'O corretor não encontrou desvios para marcar. Releia mesmo assim: um programa não vê todos.',
  errors: (total: number) => (total === 1 ? '1 erro marcado' : `${total} erros marcados`),
  replaceWith: 'Sugestão:',
  markOf: (number: number, category: string, excerpt: string) => `Erro ${number}, ${category}: ${excerpt}`,
  showInText: 'Ver no texto',
  closeNoteOf: (number: number) => `Fechar a explicação do erro ${number}`,
  showInTextOf: (number: number) => `Ver no texto o erro ${number}`,
  hidden: (errors: number) =>
    errors === 1 ? 'Há mais 1 erro marcado. No Premium você vê todos.' : `Há mais ${errors} erros marcados. No Premium você vê todos.`,
  evaluationLocked: 'A avaliação comentada completa faz parte do Premium. Nela você lê:',
  evaluationParts: [
    'o que cada competência mostrou, com trechos do seu texto',
    'todos os erros, agrupados e explicados',
    'os passos para a próxima versão',
  ],
  evaluationContents: 'Nesta avaliação',
  evaluationEmpty: 'Esta correção não tem comentários detalhados.',
} as const;

/** How each kind of error is named, and the letter that tells it apart without colour. */
export const categories: Record<ErrorCategory, { name: string; letter: string }> = {
  ortografia: { name: 'Ortografia', letter: 'O' },
  acentuacao: { name: 'Acentuação', letter: 'A' },
  crase: { name: 'Crase', letter: 'C' },
  concordancia: { name: 'Concordância', letter: 'N' },
  regencia: { name: 'Regência', letter: 'R' },
  pontuacao: { name: 'Pontuação', letter: 'P' },
  pronome: { name: 'Pronome', letter: 'M' },
  registro: { name: 'Registro', letter: 'G' },
  vocabulario: { name: 'Vocabulário', letter: 'V' },
  sintaxe: { name: 'Sintaxe', letter: 'S' },
  repeticao: { name: 'Repetição', letter: 'E' },
};
