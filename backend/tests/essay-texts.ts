/** Texts of our own for the tests. */
export const goodText = `A leitura é reconhecida como um instrumento de liberdade. No Brasil, porém, formar leitores ainda é um desafio, pois faltam bibliotecas abertas e o livro chega tarde à maioria das casas. Esse quadro pede uma resposta do poder público e das escolas.

Em primeiro lugar, a desigualdade de acesso afasta as pessoas dos livros. Em muitos municípios pequenos não existe livraria, e a biblioteca da escola fica fechada nas férias. Dessa forma, quem não tem livros em casa perde a única porta que teria. Houveram programas de distribuição, mas eles não alcançam à todos.

Em segundo lugar, o hábito de ler depende de exemplo e de tempo. A escola, muitas vezes, apresenta a leitura como obrigação de prova. Por conseguinte, o jovem procura no celular uma distração mais facil. Portanto é preciso mudar a maneira como a leitura entra na sala de aula.

Diante disso, cabe ao Ministério da Educação ampliar o horário das bibliotecas escolares, por meio da contratação de mediadores de leitura, a fim de que crianças e adultos encontrem livros perto de casa.`;

export const theme = 'Caminhos para formar leitores no Brasil';
