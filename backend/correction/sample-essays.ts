/** Essays written for the tests, on one theme: a good one, a middling one, a poor one. */
export const theme = {
  title: 'Desafios para a formação de leitores no Brasil',
  content:
    'Pesquisas mostram que metade dos brasileiros não terminou um livro nos últimos três meses. Falta de tempo, preço e poucas bibliotecas estão entre os motivos declarados pelos entrevistados.',
};

/** A theme that none of the essays deals with. */
export const otherTheme = {
  title: 'Transparência e controle social dos gastos públicos',
  content:
    'A lei de acesso tornou a publicidade a regra. Publicar contas, porém, não é o mesmo que ser compreendido pelo contribuinte que paga o imposto.',
};

export const goodEssay = `No romance “Fahrenheit 451”, de Ray Bradbury, uma sociedade queima os livros para manter os cidadãos dóceis. Fora da ficção, o Brasil não precisa de chamas: a formação de leitores esbarra em obstáculos silenciosos, que afastam da leitura milhões de jovens. Nesse sentido, a escassez de bibliotecas e a escola que ensina a ler por obrigação constituem os principais desafios para formar leitores no país.

Em primeiro lugar, cabe observar que o acesso ao livro permanece desigual. Segundo a Constituição de 1988, a cultura é direito de todos; entretanto, numerosos municípios brasileiros não mantêm sequer uma biblioteca pública aberta. Por conseguinte, crianças das periferias crescem longe das estantes, uma vez que o preço de um exemplar novo compromete o orçamento da família. Essa distância, longe de ser natural, resulta de décadas de omissão do poder público.

Além disso, a maneira como a escola apresenta a literatura contribui para o problema. Para Paulo Freire, ler o mundo antecede ler a palavra, mas as aulas costumam reduzir a obra a um questionário. Dessa forma, o adolescente associa a leitura à cobrança e a abandona assim que recebe o diploma. Logo, não basta distribuir volumes: é preciso despertar, com mediação e diálogo, o prazer de ler.

Portanto, medidas são necessárias para superar esses desafios. O Ministério da Educação, órgão responsável pelas políticas de ensino, deve criar clubes de leitura nas escolas e nas bibliotecas comunitárias, por meio de editais que remunerem mediadores formados em Letras, a fim de que os estudantes escolham suas obras e as discutam livremente. Assim, o Brasil formará leitores críticos, e a sociedade imaginada por Bradbury continuará restrita à ficção.`;

export const poorEssay = `Hoje em dia as pessoa não gosta de ler. Eu acho que isso é muito ruim porque ler é bom e todo mundo devia ler mais as coisas.

Oque acontece é que os livro é caro e a gente não tem tempo afim de ler. Houveram muitos casos disso no nosso pais e é possivel ver isso todo dia nas rua.

Portanto tem que mudar isso ai pra ficar melhor.`;

/** The argument is there; the repertoire is thin, the language slips and the proposal lacks its means. */
export const middlingEssay = `A leitura é uma atividade muito importante para a formação das pessoas. Porém, no Brasil, existe muitas barreiras para quem quer se tornar leitor, como o preço dos livros e a falta de incentivo. Por isso, é preciso discutir o problema.

Primeiramente os livros são caros e nem todas as famílias conseguem comprar. Os jovens das periferias precisa trabalhar cedo e não sobra dinheiro para a cultura. Segundo o escritor Monteiro Lobato, um país se faz com homens e livros, mais o acesso à livrarias ainda é restrito no nosso país.

Além disso, a escola não desperta o abito da leitura. Os alunos decora o resumo da obra para a prova e depois esquecem tudo, isso acontece por que as aulas são pouco atraentes. A tecnologia também têm culpa, já que o celular ocupa o tempo livre dos adolescentes desde de cedo.

Portanto, o governo deve investir em bibliotecas nas escolas públicas afim de que os estudantes tenham contato com os livros. Assim, teremos uma sociedade mais leitora.`;

export const sampleEssays = [goodEssay, middlingEssay, poorEssay];
