/** Words of the first step (spec §2.5, §5). */
export const texts = {
  title: 'Nova Redação',
  text: 'Diga para qual prova você vai escrever.',
  examType: 'Tipo de prova',
  examTypes: { ENEM: 'ENEM', concurso: 'Concurso' },
  examBoard: 'Banca',
  institution: 'Instituição',
  position: 'Cargo',
  optional: 'opcional',
  subject: 'Matéria/assunto',
  otherSubject: 'Qual matéria ou assunto?',
  other: 'Outro',
  choose: 'Escolha',
  boardFirst: 'Escolha antes a prova e a banca',
  subjectsFailed: 'Não deu para carregar as matérias. Escolha Outro e escreva a sua.',
  submit: 'Continuar',
  required: {
    examType: 'Selecione o tipo de prova',
    examBoard: 'Selecione a banca',
    subject: 'Selecione a matéria/assunto',
  },
  failed: { title: 'Erro', text: 'Não foi possível criar a redação.' },
} as const;
