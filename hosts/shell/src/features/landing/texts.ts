import { tokenCosts, trialTokensLimit, trialVisibleErrors } from '@lauda/contracts/vocabulary';
import { comingSentence } from '../../coming.ts';

const freeCorrections = trialTokensLimit / tokenCosts.correction;

/** Nothing here that the product does not do today; prices are told by the plans alone. */
export const texts = {
  title: 'Sua redação, lida com atenção',
  titleStart: 'Sua redação, lida com ',
  titleStroked: 'atenção',
  lead: 'Escreva para o ENEM ou para um concurso, envie e leia em instantes: uma nota por competência, os desvios marcados no texto e o próximo passo.',
  free: `De graça, até ${freeCorrections} correções por mês.`,
  signIn: 'Entrar',
  signUp: 'Criar conta',
  plans: 'Planos',
  account: 'Sua conta',

  sheetLabel: 'Um exemplo de redação corrigida',
  themeLabel: 'Tema',
  markOf: (name: string) => ` (${name})`,

  marksTitle: 'Cada marca se explica',
  marksText: 'O traço sob a palavra e a letra ao lado dizem de que tipo é o desvio. Ninguém precisa adivinhar pela cor.',
  replaceWith: 'Sugestão:',

  scoresTitle: 'Cinco notas, cada uma com o motivo',
  scoresText: 'Este é um exemplo de verdade: é o que a Lauda responde à redação acima, palavra por palavra.',
  total: 'Nota total',
  bands: { green: 'Excelente', yellow: 'Bom' },
  by: (engine: string) => `Corrigida pelo ${engine}.`,
  estimate:
    'A nota é uma estimativa para estudar, medida por regras fixas: o mesmo texto recebe sempre a mesma nota. A nota oficial é a da sua banca.',

  examsTitle: 'Para a prova que você vai fazer',
  exams: [
    { name: 'ENEM', text: 'As cinco competências, de 0 a 200 cada uma.', max: 'até 1000' },
    { name: 'CEBRASPE', text: 'Apresentação, os tópicos do comando e o desconto por erros de língua.', max: 'até 10' },
    { name: 'CESGRANRIO', text: 'Tema, tipo textual, coesão, argumentação e norma-padrão.', max: 'até 100' },
    { name: 'FCC', text: 'Conteúdo, estrutura e expressão.', max: 'até 10' },
    { name: 'FGV', text: 'Tema, argumentos, progressão, vocabulário e construção da frase.', max: 'até 10' },
  ],
  examsNote:
    'Nos concursos não há redações públicas com nota para comparar: ali ainda não se mediu quanto a Lauda se aproxima de quem corrige.',

  stepsTitle: 'Do tema à correção, em quatro passos',
  steps: [
    { name: 'Nova Redação', text: 'Diga a prova, a banca e o assunto.' },
    { name: 'Escolher Tema', text: 'Use um tema dos professores ou escreva o seu.' },
    { name: 'Escrever', text: 'A folha conta palavras e linhas enquanto você escreve, e guarda o rascunho.' },
    { name: 'Corrigir', text: 'Envie: as notas chegam em instantes, com o que treinar na próxima.' },
  ],

  plansTitle: 'O que é grátis, e o que o Premium acrescenta',
  freePlan: {
    name: 'Gratuito',
    points: [
      `Até ${freeCorrections} correções por mês`,
      'As cinco notas, cada uma com o motivo',
      `Os ${trialVisibleErrors} primeiros desvios, marcados e explicados`,
      'Temas dos professores e os que você escrever',
    ],
  },
  premiumPlan: {
    name: 'Premium',
    points: [
      'Redações e correções sem limite',
      'Correções avançadas: todos os desvios marcados no texto',
      'Sugestões detalhadas: a avaliação comentada inteira, com o que sustenta cada nota',
    ],
    coming: comingSentence,
  },
  seePlans: 'Conhecer os planos',

  lastTitle: 'A folha está em branco, e é sua',
  lastText: 'Cinquenta palavras bastam para a primeira correção.',
  footer: 'Lauda é a página de um manuscrito: onde se escreve, se risca e se escreve de novo.',
};
