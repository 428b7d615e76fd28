/** How each kind of mark is drawn: a line of its own and a letter, so that nothing hangs on the colour. */
type Mark = {
  excerpt: string;
  kind: 'ortografia' | 'concordancia' | 'crase';
  name: string;
  label: string;
  message: string;
  better: string;
};

type Score = { name: string; score: number; band: 'green' | 'yellow'; reason: string };

/** An essay written for this page, and what the engine says of it, word for word: a test holds the two together. */
export const example = {
  theme: 'Caminhos para formar leitores no Brasil',
  paragraphs: [
    'Ler é o jeito mais barato de viajar, mas, para muitos brasileiros, esse bilhete ainda é caro. A pesquisa Retratos da Leitura mostrou, em 2024, que mais da metade da população não lera nenhum livro nos três meses anteriores: a leitura, no Brasil, continua sendo uma excessão. Os caminhos para formar leitores passam, portanto, pelo acesso às obras e pelo papel da escola.',
    'Em primeiro lugar, o acesso é desigual. Fazem anos que as bibliotecas públicas perdem verba e, por isso, deixam de comprar títulos novos. Sem acervo e sem horário, elas não alcançam o trabalhador que só tem o sábado livre. Assim, o direito à cultura, garantido pela Constituição de 1988, fica no papel.',
    'Além disso, a escola costuma ensinar a ler por obrigação. Quando o romance só aparece na véspera da prova, o estudante aprende à fugir dele. Os projetos em que a turma escolhe as obras e conversa sobre elas, por outro lado, formam leitores, pois o livro deixa de ser tarefa e vira assunto.',
    'Diante disso, o Ministério da Educação, órgão responsável pela política de leitura, deve abrir as bibliotecas escolares às famílias aos sábados, por meio de convênios com as prefeituras que paguem mediadores de leitura, a fim de que pais e filhos leiam juntos perto de casa. Desse modo, formar leitores no Brasil deixará de ser promessa, e o bilhete dessa viagem caberá no bolso de todos.',
  ],
  marks: [
    {
      excerpt: 'excessão',
      kind: 'ortografia',
      name: 'Ortografia',
      label: 'O1',
      message: 'Não encontrei “excessão” no dicionário. Você quis escrever “exceção”?',
      better: 'exceção',
    },
    {
      excerpt: 'Fazem',
      kind: 'concordancia',
      name: 'Concordância',
      label: 'N2',
      message: '“Fazer” que indica tempo é impessoal e fica no singular.',
      better: 'Faz',
    },
    {
      excerpt: 'à fugir',
      kind: 'crase',
      name: 'Crase',
      label: 'C3',
      message: 'Não há crase antes de verbo: “fugir”.',
      better: 'a fugir',
    },
  ] satisfies Mark[],
  scores: [
    {
      name: 'Domínio da escrita formal',
      score: 160,
      band: 'green',
      reason: 'Marquei só 3 desvios no texto todo, mas predominam palavras curtas e de uso geral.',
    },
    {
      name: 'Compreensão do tema e repertório',
      score: 160,
      band: 'green',
      reason: 'A conclusão retoma o tema, mas o desenvolvimento retoma poucas palavras do tema.',
    },
    {
      name: 'Projeto de texto e argumentação',
      score: 120,
      band: 'yellow',
      reason:
        'Todos os parágrafos são desenvolvidos (o menor tem 52 palavras); para subir, aproveite melhor o espaço: você escreveu cerca de 22 linhas das 30 disponíveis.',
    },
    {
      name: 'Coesão',
      score: 160,
      band: 'green',
      reason:
        'Os parágrafos se ligam (“em primeiro lugar”, “além disso” e “diante disso”), mas os conectivos ainda podem variar mais (são 12 diferentes).',
    },
    {
      name: 'Proposta de intervenção',
      score: 120,
      band: 'yellow',
      reason:
        'A proposta reúne os cinco elementos, mas a ação (“deve abrir as bibliotecas escolares às famílias aos sábados”) pode ser mais concreta.',
    },
  ] satisfies Score[],
  scoreMax: 200,
  total: 720,
  totalMax: 1000,
  totalBand: 'yellow' as const,
  engine: 'motor Lauda 0.3.1',
};
