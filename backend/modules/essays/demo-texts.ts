/** Essays written for the demo, with mistakes left in on purpose: the correction has something to show. */
export const demoTexts = {
  leitura: `A leitura é, a muito tempo, reconhecida como um instrumento de liberdade. O educador Paulo Freire defendia que ler o mundo e ler a palavra são atos inseparáveis. No Brasil, porém, formar leitores ainda é um desafio, pois faltam bibliotecas abertas e o livro chega tarde à maioria das casas.

Em primeiro lugar, a desigualdade de acesso afasta as pessoas dos livros. Em muitos municípios pequenos não existe livraria, e a biblioteca da escola fica fechada nas férias. Dessa forma, quem não tem livros em casa perde a única porta que teria. Além disso, o preço de capa pesa no orçamento das famílias, que preferem gastar com itens urgentes. Houveram programas de distribuição, mas eles não alcançam à todos.

Em segundo lugar, o hábito de ler depende de exemplo e de tempo. As escola, muitas vezes, apresenta a leitura como obrigação de prova, e não como descoberta. Por conseguinte, o jovem associa o livro ao castigo e procura no celular uma distração mais facil. Portanto é preciso mudar a maneira como a leitura entra na sala de aula.

Diante disso, cabe ao Ministério da Educação, em parceria com as prefeituras, ampliar o horário das bibliotecas escolares, por meio da contratação de mediadores de leitura e da compra anual de acervo, a fim de que crianças e adultos encontrem livros perto de casa. Esses mediadores, formados em cursos públicos, devem organizar rodas de leitura nos fins de semana. Assim, o país dará um passo concreto para que a leitura deixe de ser privilégio e se torne rotina.`,

  envelhecimento: `O Estatuto da Pessoa Idosa garante, desde 2003, o direito à convivência e ao respeito. Na prática, entretanto, o envelhecimento da sociedade brasileira acontece sem que as cidades e as famílias se preparem para ele. Esse quadro decorre da falta de planejamento urbano e do preconceito contra quem envelhece.

Primeiramente, as cidades não foram pensadas para todas as idades. Calçadas quebradas, semáforos rápidos e ônibus altos transformam um passeio simples em risco. Por isso, muitas pessoas idosas deixam de sair de casa e perdem o contato com vizinhos e amigos. Como consequência, a solidão agrava doenças que poderiam ser evitadas.

Ademais, o preconceito de idade empurra trabalhadores experientes para fora do mercado. A empresa que demite por causa da idade despreza o conhecimento que levou anos para ser construído. Segundo Simone de Beauvoir, a sociedade trata o velho como um estranho, embora todos caminhem para essa condição. Logo, combater esse preconceito interessa a todos.

Portanto, o Ministério das Cidades deve financiar a reforma de calçadas e a adaptação do transporte, por meio de repasses condicionados a metas de acessibilidade, para que a pessoa idosa circule com segurança. Além disso, as escolas podem promover projetos entre gerações, nos quais estudantes registrem as memórias dos moradores mais velhos do bairro. Desse modo, o Brasil poderá envelhecer com dignidade.`,

  desinformacao: `A desinformação corre rápido porque espanta e porque confirma o que já se pensa. No Brasil, esse problema cresceu junto com o uso do celular, e mostra que a educação não acompanhou a velocidade das redes. É preciso discutir as causas e propor saídas.

Uma das causas é a falta de educação para a mídia. Muitas pessoas compartilham uma notícia lendo só o título, sem perguntar quem escreveu e com base em quê. Outra causa é o lucro das plataformas, que ganham com a atenção e não com a verdade.

Portanto, o governo deve criar aulas de educação midiática.`,
} as const;
