import { phraseFinder, type Phrase } from '../text/find-phrases.ts';
import type { ParsedText } from '../text/parse-text.ts';

/** The relations that a connective may state. */
export type ConnectiveKind =
  | 'adicao'
  | 'oposicao'
  | 'causa'
  | 'consequencia'
  | 'conclusao'
  | 'exemplo'
  | 'finalidade'
  | 'comparacao'
  | 'ordem'
  | 'condicao'
  | 'conformidade'
  | 'retomada';

export type Connectives = {
  found: Phrase<ConnectiveKind>[];
  /** Connectives in each hundred words. */
  per100Words: number;
  /** How many different ones. */
  distinct: number;
  /** How many of the twelve relations appear. */
  kinds: number;
  /** Paragraphs after the first that open (in their first six words) with a connective. */
  opened: Phrase<ConnectiveKind>[];
  /** Sentences, not the first of their paragraph, that open with one. */
  within: number;
};

const find = phraseFinder<ConnectiveKind>({
  adicao:
    'além disso|além do mais|ademais|outrossim|também|bem como|assim como|não só|não somente|não apenas|mas também|como também|ainda|tampouco|' +
    'soma-se a isso|somado a isso|além de|além da|além do|aliado a isso|paralelamente|vale ressaltar|vale destacar|cabe ressaltar|cabe salientar|' +
    'convém ressaltar|é importante ressaltar|é válido ressaltar|vale salientar',
  oposicao:
    'mas|porém|contudo|todavia|entretanto|no entanto|embora|apesar de|apesar disso|apesar da|apesar do|apesar dos|apesar das|ainda que|mesmo que|mesmo com|' +
    'não obstante|em contrapartida|por outro lado|ao contrário|em detrimento|ao passo que|enquanto|conquanto|malgrado|em contraste|em vez de|ao invés de',
  causa:
    'porque|pois|já que|uma vez que|visto que|haja vista|tendo em vista|devido a|devido à|devido ao|devido às|devido aos|por causa|em virtude|em razão|' +
    'em decorrência|dado que|porquanto|graças a|graças à|graças ao|em função',
  consequencia:
    'por isso|por conseguinte|consequentemente|como consequência|em consequência|de modo que|de forma que|de maneira que|sendo assim|dessa forma|' +
    'desse modo|dessa maneira|desta forma|deste modo|assim sendo|com isso|tanto que|por consequência|nesse viés|à vista disso',
  conclusao:
    'portanto|logo|assim|enfim|por fim|em suma|em síntese|em conclusão|diante disso|diante do exposto|diante dos fatos|diante desse cenário|' +
    'diante dessa problemática|infere-se|conclui-se|depreende-se|destarte|dessarte|tendo em vista os|em vista disso|dado o exposto|dito isso|finalmente|' +
    'por tudo isso|mediante o exposto',
  exemplo:
    'por exemplo|como exemplo|a exemplo|tais como|tal como|isto é|ou seja|ou melhor|em outras palavras|a saber|prova disso|exemplo disso|sobretudo|principalmente|especialmente|em especial',
  finalidade:
    'para que|a fim de|com o objetivo|com o intuito|com a finalidade|com o propósito|com o fito|com o fim|visando|objetivando|de modo a|de forma a|no intuito',
  comparacao:
    'da mesma forma|do mesmo modo|da mesma maneira|assim como|tanto quanto|mais que|mais do que|menos do que|como se|analogamente|similarmente|semelhante|' +
    'à semelhança|de maneira análoga|igualmente|tal qual',
  ordem:
    'em primeiro lugar|primeiramente|em primeira análise|a princípio|inicialmente|em primeira instância|em segundo lugar|em segunda análise|de início|' +
    'antes de tudo|a priori|primordialmente|posteriormente|em seguida|por último|atualmente|hodiernamente|hoje em dia|na atualidade|ao longo|desde|' +
    'em um primeiro momento|em uma primeira análise|sob esse viés|precipuamente',
  condicao: 'caso|desde que|contanto que|a menos que|a não ser que|sem que|salvo se',
  conformidade:
    'segundo|conforme|de acordo com|consoante|para o|na visão de|à luz de|sob a ótica|sob a perspectiva|como afirma|como diz|em conformidade',
  retomada:
    'nesse sentido|neste sentido|nessa perspectiva|nesse contexto|neste contexto|nesse cenário|nesse ínterim|sob essa ótica|sob essa perspectiva|' +
    'sob tal ótica|nessa conjuntura|a partir disso|desse modo|tal fato|esse fato|isso ocorre|tal cenário|tal problemática|essa realidade|esse cenário|' +
    'essa situação|com base nisso|nessa lógica|dessa perspectiva|sob esse prisma|em relação a|no que tange|no que se refere|quanto a|acerca',
});

const openingWords = 6;

/** Finds the connectives of a text, by the relation that they state. */
export function measureConnectives({ paragraphs, sentences, words }: ParsedText): Connectives {
  const found = sentences.flatMap((sentence) => find(sentence.words));
  const firsts = new Set(paragraphs.map(({ sentences: [first] }) => first));
  return {
    found,
    per100Words: (100 * found.length) / Math.max(1, words.length),
    distinct: new Set(found.map(({ phrase }) => phrase)).size,
    kinds: new Set(found.map(({ kind }) => kind)).size,
    opened: paragraphs.slice(1).flatMap(({ words: own }) => find(own.slice(0, openingWords)).slice(0, 1)),
    within: sentences.filter((sentence) => !firsts.has(sentence) && find(sentence.words.slice(0, openingWords)).length > 0).length,
  };
}
