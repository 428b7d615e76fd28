import type { Correction } from '@lauda/contracts';

/** Texts of our own for the tests. */
export const goodText = `A leitura é reconhecida como um instrumento de liberdade. No Brasil, porém, formar leitores ainda é um desafio, pois faltam bibliotecas abertas e o livro chega tarde à maioria das casas. Esse quadro pede uma resposta do poder público e das escolas.

Em primeiro lugar, a desigualdade de acesso afasta as pessoas dos livros. Em muitos municípios pequenos não existe livraria, e a biblioteca da escola fica fechada nas férias. Dessa forma, quem não tem livros em casa perde a única porta que teria. Houveram programas de distribuição, mas eles não alcançam à todos.

Em segundo lugar, o hábito de ler depende de exemplo e de tempo. A escola, muitas vezes, apresenta a leitura como obrigação de prova. Por conseguinte, o jovem procura no celular uma distração mais facil. Portanto é preciso mudar a maneira como a leitura entra na sala de aula.

Diante disso, cabe ao Ministério da Educação ampliar o horário das bibliotecas escolares, por meio da contratação de mediadores de leitura, a fim de que crianças e adultos encontrem livros perto de casa.`;

export const theme = 'Caminhos para formar leitores no Brasil';

/** What a test's engine may answer where only the way of the work is looked at. */
export const sampleCorrection = (summary: string): Correction => ({
  competencies: [1, 2, 3, 4, 5].map((number) => ({
    name: `C${number}`,
    score: 120,
    maxScore: 200,
    kind: 'score',
    reason: '',
    evidence: [],
  })),
  ...{ totalScore: 600, maxScore: 1000, errors: [], comments: [], feedbackSummary: '', summary, detailedComments: '', zeroReason: null },
  ...{ statistics: { words: 60, sentences: 3, paragraphs: 1, estimatedLines: 6 }, engine: 'motor de teste' },
});
