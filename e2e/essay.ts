/** An essay of our own, with four mistakes on purpose: `excessão`, `À partir`, `Fazem dez anos`, `concerteza`. */
export const essayTitle = 'Livros ao alcance da mão';

export const essayText = `A leitura forma o cidadão e amplia aquilo que ele é capaz de imaginar. No Brasil, porém, o livro ainda é uma excessão em muitas casas: custa caro, ocupa espaço e disputa o tempo com a tela do celular. À partir dessa realidade, é preciso discutir por que tantas pessoas leem tão pouco e o que pode ser feito para mudar esse quadro.

Em primeiro lugar, o preço afasta o leitor. Fazem dez anos que o salário das famílias mais pobres cresce menos do que o valor dos livros e, assim, a compra de um romance vira um luxo. Além disso, as bibliotecas públicas, que deveriam compensar essa desigualdade, fecham cedo e raramente recebem obras novas. Como mostrou Antonio Candido, a literatura é um direito, e não um enfeite; negar o acesso a ela é, portanto, negar parte da humanidade de cada um.

Em segundo lugar, a escola concerteza tem um papel decisivo. Quando a leitura aparece apenas como obrigação de prova, o aluno aprende a fugir dela. Por outro lado, projetos que deixam a turma escolher o que vai ler formam leitores que continuam lendo depois da formatura.

Diante disso, o Ministério da Educação, em parceria com as prefeituras, deve abrir as bibliotecas escolares à comunidade aos sábados, por meio de convênios que paguem monitores formados em Letras, a fim de que famílias inteiras leiam juntas perto de casa. Desse modo, o livro deixará de ser exceção e passará a fazer parte da vida comum.
`;
