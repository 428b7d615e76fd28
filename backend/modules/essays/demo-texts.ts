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

  policiamento: `O policiamento comunitário é uma forma de trabalho em que a polícia e os moradores identificam juntos os problemas do bairro e decidem como enfrentá-los. Em vez de só atender chamadas, o policial permanece no mesmo território, conhece as pessoas pelo nome e presta contas do que faz. A Constituição Federal, no artigo 144, já diz que a segurança pública é dever do Estado e responsabilidade de todos. Trata-se, portanto, de prevenção, e não apenas de resposta ao crime.

A confiança é a condição para que esse modelo funcione. Quem confia na polícia denuncia, aceita depor e entrega a imagem que faltava no inquérito; quem tem medo dela se cala. Na prevenção, os efeitos aparecem antes do crime: a vizinhança avisa que uma rua ficou sem luz ou que um conflito entre famílias piorou, e a equipe pode agir a tempo. Na investigação, a palavra da testemunha encurta o caminho até a autoria e torna a prova mais sólida. Onde falta confiança, existe casos que nunca chegam à delegacia, e a impunidade alimenta o medo.

Para aproximar a polícia das comunidades, algumas medidas são possíveis. A primeira é fixar as equipes nos bairros por períodos longos, pois a troca constante desfaz os vínculos. A segunda é manter conselhos de segurança com reuniões públicas, nos quais a polícia apresente os resultados e ouça as queixas referente ao atendimento. A terceira é formar os agentes em mediação de conflitos, além de garantir uma corregedoria independente, por que ninguém confia em quem não responde pelos próprios erros.

Em suma, o policiamento comunitário depende de presença, de diálogo e de responsabilidade. Quando esses três elementos se somam, a segurança da população deixa de ser uma promessa dificil de cumprir e passa a pertencer à todos.`,
} as const;
