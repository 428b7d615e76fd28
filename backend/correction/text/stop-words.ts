import { wordSet } from './word-set.ts';

/** Words that carry no subject: left out where the theme is looked for in the text. */
const stopWords = wordSet(`
  a à ao aos aquela aquelas aquele aqueles aquilo as às até com como cada da das de dela dele deles demais desde dessa desse desta deste disso do dos
  e é ela elas ele eles em então entre era essa essas esse esses esta estas este estes eram está estão eu foi foram há isso isto já la lhe lo mais
  mas me mesmo meu minha muita muitas muito muitos na nas não nem no nos nós nossa nosso num numa o onde os ou outra outras outro outros para pela
  pelas pelo pelos pode podem poder por porque porém pois qual quais qualquer quando que quem quanto se seja sejam sem sendo ser será seu seus são só
  sob sobre sua suas também tal tais tanto te tem têm tendo ter toda todas todo todos tudo um uma umas uns vai vão você vocês diante acerca ainda
  além assim através apenas antes após bem cerca deve devem dever dia dias fazer faz fazem forma grande grandes maior meio modo parte partir sempre
  texto textos tema questão bom boa ano anos vez vezes
`);

/** Whether a word in lower case carries no subject of its own. */
export function isStopWord(lower: string): boolean {
  return lower.length < 3 || stopWords.has(lower);
}
