import { examBoards, tokenCosts, trialTokensLimit, trialVisibleErrors } from '@lauda/contracts/vocabulary';
import type { Coming } from '../../coming.ts';
import { waiting } from './waiting-texts.ts';

/** Wording of the overlay (spec §2.3, §8). No price is written here: the server alone has them. */
export const texts = {
  ...waiting,
  lead: 'O Premium corrige quantas redações você escrever e mostra tudo o que a correção achou.',
  close: 'Fechar',
  retry: 'Tentar novamente',
  promotion: (name: string, price: string) => `Promoção: plano ${name} por ${price}.`,
  endsIn: 'Termina em',
  days: (count: number) => (count === 1 ? 'dia' : 'dias'),
  hours: 'h',
  minutes: 'min',
  seconds: 's',
  students: (count: string) => `Mais de ${count} estudantes já treinam com a Lauda.`,
  choose: 'Escolha o plano',
  access: (months: number) => (months === 1 ? '1 mês de acesso' : `${months} meses de acesso`),
  perMonth: 'por mês',
  regular: (price: string) => `Fora da promoção, ${price}. Quem assina agora mantém o preço.`,
  subscribe: 'ASSINAR AGORA',
  busy: 'Processando...',
  leave: 'Cancele quando quiser, nas configurações da conta.',
  already: 'Sua conta já tem tudo isto.',
  benefitsTitle: 'O que o Premium abre',
  coming: 'em preparo',
  testimonialsTitle: 'Quem estuda com a Lauda',
  example: 'exemplo',
  questionsTitle: 'Perguntas frequentes',
  checkoutFailed: 'Erro no checkout',
  checkoutFailedText: 'Não foi possível processar o pagamento. Tente novamente.',
  noLink: 'Erro ao gerar link de pagamento',
  noUrl: 'URL de pagamento não retornada',
};

/** `coming` is what it waits for. */
type Benefit = { title: string; text: string; icon: string; coming?: Coming };

const benefits: Benefit[] = [
  {
    title: 'Correções avançadas',
    text: `A avaliação comentada de cada competência e todos os erros do texto, não só os ${trialVisibleErrors} primeiros.`,
    icon: 'M4 5h10M4 10h7M4 15h5M13 17l2.5 2.5L21 14',
  },
  {
    title: 'Sugestões detalhadas',
    text: 'Cada erro com a regra explicada e um jeito de reescrever o trecho.',
    icon: 'M4 20l1-4L16 5l3 3L8 19zM13 8l3 3',
  },
  {
    title: 'Redações ilimitadas',
    text: 'Escreva e envie quantas quiser, sem contar tokens até o fim do mês.',
    icon: 'M8 8h11v13H8zM8 17H5V4h11v4',
  },
  {
    title: 'Acesso aos cursos',
    text: 'As seções em vídeo reservadas a assinantes, para o ENEM e para concursos.',
    icon: 'M4 5h16v11H4zM10.5 8v5l4-2.5zM8 20h8',
    coming: 'courses',
  },
  {
    title: 'Material complementar',
    text: 'Temas feitos pela inteligência artificial no assunto que você quer treinar.',
    icon: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
    coming: 'aiThemes',
  },
];

const support: Benefit = {
  title: 'Suporte prioritário',
  text: 'Converse por mensagem com um professor quando ficar uma dúvida.',
  icon: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
};

const photo: Benefit = {
  title: 'Foto da redação',
  text: 'Fotografe a folha escrita à mão: o texto vem digitado, pronto para conferir e enviar.',
  icon: 'M4 8h4l2-3h4l2 3h4v11H4zM12 16.5a3 3 0 1 0 0-6a3 3 0 0 0 0 6',
  coming: 'transcription',
};

/** Six, always (spec §2.3); what is not there yet is marked so, and teachers' support shows only where there is one (decisions D3.6). */
export const benefitsWith = (teacherSupport: boolean): Benefit[] => [...benefits, teacherSupport ? support : photo];

const boards = new Intl.ListFormat('pt-BR').format(examBoards.filter((board) => board !== 'ENEM'));

/** Spec §2.3 gives the first six; the others are ours, true to the product (decisions D3.6). */
export const questions = [
  {
    question: 'Posso enviar uma redação escrita à mão?',
    answer:
      'Com o Premium, sim, assim que a transcrição estiver pronta: você vai fotografar a folha, conferir o texto e enviar. Até lá, e no plano gratuito, a redação é digitada.',
  },
  {
    question: 'Quantas correções o Premium dá?',
    answer: 'Quantas você quiser: no Premium as correções são ilimitadas.',
  },
  {
    question: 'Em quanto tempo recebo a correção?',
    answer: 'Na hora. As correções são instantâneas: você envia e, em instantes, lê as notas e os erros marcados no texto.',
  },
  {
    question: 'Posso cancelar quando quiser?',
    answer:
      'Sim, a qualquer momento, nas configurações da sua conta, que abrem junto com a assinatura pelo site. O acesso vale até o fim do período já pago.',
  },
  {
    question: 'Posso dividir minha conta com alguém?',
    answer: 'Não. As contas são individuais: as notas e o progresso que você vê são só seus.',
  },
  {
    question: 'Há planos para escolas?',
    answer: 'Sim. Escolas e cursinhos podem pedir planos especiais para suas turmas.',
  },
  {
    question: 'Quais provas a Lauda corrige?',
    answer: `O ENEM e os concursos das bancas ${boards}, cada uma com os seus critérios e a sua escala de notas.`,
  },
  {
    question: 'O que o plano gratuito inclui?',
    answer: `${trialTokensLimit} tokens por mês, e cada correção usa ${tokenCosts.correction}. Você vê as notas de todas as competências e ${trialVisibleErrors} erros marcados em cada texto.`,
  },
  {
    question: 'A nota da Lauda é a nota da prova?',
    answer:
      'Não: é uma estimativa para treinar, feita pelos critérios da prova. Cada competência vem com o motivo da nota e o próximo passo.',
  },
  {
    question: 'O preço muda depois que eu assino?',
    answer: 'Não. Quem assina mantém o preço que leu ao assinar, também depois do fim de uma promoção.',
  },
  {
    question: 'O que acontece com minhas redações se eu cancelar?',
    answer: 'Elas ficam na sua conta, com as notas. Ao fim do período pago volta a valer o plano gratuito.',
  },
];
