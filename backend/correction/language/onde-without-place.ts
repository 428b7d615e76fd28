import { eachWord, mark, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';

const notPlaces = wordSet(`
  momento momentos época épocas período períodos situação situações caso casos tempo tempos ano anos dia dias século séculos fase fases processo
  processos pensamento pensamentos ideia ideias maneira forma modo fato lei leis pesquisa pesquisas crise pandemia sentimento doença relação problema
  problemas guerra
`);

/** "a época onde": "onde" is for places alone. */
export const ondeWithoutPlace: Rule = (text) =>
  eachWord(text, (word, { words, at }) => {
    const previous = words[at - 1];
    if (word.lower !== 'onde' || !previous || !notPlaces.has(previous.lower)) return undefined;
    return mark(text.source, [word, word], {
      category: 'pronome',
      rule: 'onde-sem-lugar',
      message: `“Onde” se refere a lugar; “${previous.text}” não é lugar. Prefira “em que”.`,
      suggestions: ['em que'],
    });
  });
