import { phraseFinder, type Phrase } from '../text/find-phrases.ts';
import { wordSet } from '../text/word-set.ts';
import type { Paragraph, ParsedText, Sentence, Word } from '../text/parse-text.ts';

/** The five elements of ENEM's intervention proposal (the five questions of the participant's booklet). */
export const interventionElements = ['agente', 'acao', 'meio', 'efeito', 'detalhamento'] as const;
export type InterventionElement = (typeof interventionElements)[number];

export type Intervention = {
  /** The passage where each element was found, in the student's words; absent where none was. */
  found: Partial<Record<InterventionElement, string>>;
  /** How many cues of each element the conclusion has. */
  cues: Record<InterventionElement, number>;
};

const find = phraseFinder<InterventionElement>({
  agente:
    'governo|governo federal|governos|governantes|estado|poder público|poderes públicos|poder executivo|poder legislativo|poder judiciário|ministério|' +
    'ministérios|mec|prefeitura|prefeituras|municípios|secretaria|secretarias|escola|escolas|instituições|instituição|mídia|mídias|meios de comunicação|' +
    'sociedade|sociedade civil|população|cidadãos|família|famílias|pais|empresas|ongs|organizações|congresso|congresso nacional|câmara|senado|união|' +
    'universidades|órgãos|autoridades|legislativo|executivo|judiciário|iniciativa privada|educadores|professores|indivíduos|comunidade|estados|polícia|' +
    'tribunal|supremo',
  acao:
    'deve|devem|deverá|deverão|deveria|deveriam|cabe|compete|precisa|precisam|é necessário|é necessária|é preciso|é fundamental|é imprescindível|' +
    'é essencial|é importante|é dever|é papel|é mister|é indispensável|é crucial|é de suma importância|faz-se necessário|faz-se necessária|faz-se mister|' +
    'faz-se preciso|se faz necessário|fazem-se necessárias|torna-se necessário|torna-se necessária|torna-se imprescindível|torna-se fundamental|' +
    'são necessárias|urge|necessita-se|é vital|é primordial|deve-se|devem-se|crie|criem|promova|promovam|invista|invistam|realize|realizem|implemente|' +
    'implementem|desenvolva|desenvolvam|garanta|garantam|amplie|ampliem|ofereça|ofereçam|elabore|elaborem|fiscalize|fiscalizem|incentive|incentivem|' +
    'disponibilize|disponibilizem|faça|façam|cria|criar|promover|investir|implementar|realizar|desenvolver|garantir|fiscalizar|propor|incentivar|' +
    'conscientizar|ampliar|elaborar',
  meio:
    'por meio de|por meio da|por meio do|por meio das|por meio dos|por intermédio|mediante|através de|através da|através do|através das|através dos|' +
    'com a criação|com o uso|com o auxílio|com a ajuda|com o apoio|com campanhas|com palestras|com a implementação|a partir de|a partir da|a partir do|' +
    'utilizando|utilizando-se|usando|via|em parceria|junto a|junto ao|junto à|junto com|por via|com base|pela criação|pelo meio|realizando|promovendo|' +
    'criando|oferecendo|fazendo|investindo|disponibilizando|implementando|com investimentos|com políticas|com o investimento',
  efeito:
    'a fim de|a fim de que|para que|com o objetivo|com o intuito|com a finalidade|com o propósito|com o fito|com o fim|visando|objetivando|de modo a|' +
    'de forma a|de modo que|de forma que|no intuito|no propósito|com vistas|em prol|para garantir|para reduzir|para diminuir|para combater|para promover|' +
    'para evitar|para conscientizar|para melhorar|para mitigar|para minimizar|para solucionar|para resolver|para assegurar|para amenizar|para atenuar|' +
    'para reverter|para alcançar|para ter|para haver|para construir|para erradicar|para acabar|para tentar|para ajudar|para incentivar|somente assim|' +
    'só assim|só então|assim será|com isso|será possível|dessa forma|desse modo|dessa maneira|espera-se|poderá|poderão|poder-se-á|objetivo de|intuito de|' +
    'finalidade de|feito isso|a partir disso|por conseguinte',
  detalhamento:
    'por exemplo|como por exemplo|tais como|ou seja|isto é|uma vez que|já que|visto que|haja vista|pois|sobretudo|principalmente|especialmente|em especial|' +
    'responsável por|responsáveis por|órgão|órgãos|instância|bem como|além disso|além de|as quais|os quais|o qual|a qual|cujo|cuja|cujos|cujas|que contem|' +
    'que tenham|que abordem|que visem|com o apoio|nas redes|nas escolas|em escolas|na televisão|como palestras|como a|como o|como os|como as|não só|' +
    'não apenas|mas também|assim como|para isso|para tanto|tal ação|essa ação|essa medida|tal medida|essas ações|nesse sentido|ministrados por|' +
    'ministradas por|com profissionais|por profissionais|com psicólogos|com especialistas|enquanto',
});

const conclusionWordsMin = 30;

/** The part of the text where the proposal is looked for: the last paragraph, or the last two where the last is a mere line. */
export function conclusionOf({ paragraphs }: ParsedText): Paragraph[] {
  if (paragraphs.length < 2) return [];
  const last = paragraphs.at(-1);
  return last && last.words.length < conclusionWordsMin && paragraphs.length > 3 ? paragraphs.slice(-2) : paragraphs.slice(-1);
}

/** Looks in the conclusion for cues of each of the five elements. A missing cue is not proof of absence. */
export function measureIntervention(text: ParsedText): Intervention {
  const found: Intervention['found'] = {};
  const cues = { agente: 0, acao: 0, meio: 0, efeito: 0, detalhamento: 0 };
  const sentences = proposalSentences(text).map((sentence) => ({ sentence, hits: find(sentence.words) }));
  for (const { hits } of sentences) for (const { kind } of hits) cues[kind] += 1;
  // The sentence with most elements is the proposal itself: it is quoted before the others.
  for (const { sentence, hits } of sentences.toSorted((a, b) => kindsOf(b.hits) - kindsOf(a.hits))) {
    for (const [index, hit] of hits.entries()) found[hit.kind] ??= passage(text.source, sentence, { ...hit, before: nextCue(hits, index) });
  }
  return { found, cues };
}

/** An agent's passage ends where anything else begins; the others may name agents on their way ("parcerias com as prefeituras"). */
function nextCue(hits: { kind: InterventionElement; at: number }[], index: number): number {
  const own = hits[index]?.kind;
  return hits.slice(index + 1).find(({ kind }) => kind !== own && (own === 'agente' || kind !== 'agente'))?.at ?? Infinity;
}

function kindsOf(hits: { kind: InterventionElement }[]): number {
  return new Set(hits.map(({ kind }) => kind)).size;
}

/** A text in one block has no conclusion of its own: its last sentences are read instead. */
function proposalSentences(text: ParsedText): Sentence[] {
  const conclusion = conclusionOf(text).flatMap(({ sentences }) => sentences);
  return conclusion.length > 0 ? conclusion : text.sentences.slice(-2);
}

const passageWordsMax = 12;
/** Words with which no passage ends. */
const loose = wordSet(
  'a à ao aos as às com da das de do dos e em na nas no nos o os ou para pela pelas pelo pelos por que se seu seus sua suas um uma',
);

/** What may qualify who acts: "governo federal", "escolas públicas". */
const qualities = wordSet(
  'federal federais estadual estaduais municipal municipais público pública públicos públicas brasileiro brasileira privada nacional',
);
const ofWhat = new Set(['de', 'da', 'do', 'das', 'dos']);
/** A cue that punctuation cuts off ("Com isso, …") is quoted with so many words after it. */
const wordsAfterCue = 4;

type Cue = Phrase<InterventionElement> & { before: number };

/** From the cue to the next punctuation or the cue of another element, at most twelve words; who acts is quoted with no more than its name. */
function passage(source: string, { words }: Sentence, { kind, at, phrase, before }: Cue): string {
  const cueEnd = at + phrase.split(' ').length - 1;
  let last = cueEnd;
  if (kind === 'agente') while (last + 1 < before && isOfAgent(words, last + 1)) last += 1;
  else {
    const alone = last + 1 < words.length && (!words[last + 1]?.follows || before <= last + 1);
    const stop = Math.min(words.length, alone ? cueEnd + 1 + wordsAfterCue : before, at + passageWordsMax);
    while (last + 1 < stop && (alone || words[last + 1]?.follows)) last += 1;
  }
  while (last > at && loose.has(words[last]?.lower ?? '')) last -= 1;
  const [from, to] = [words[at], words[last]] as [Word, Word];
  return source.slice(from.start, to.end);
}

function isOfAgent(words: Word[], at: number): boolean {
  const [previous, word] = [words[at - 1], words[at]];
  if (!word?.follows || !previous) return false;
  return ofWhat.has(word.lower) || ofWhat.has(previous.lower) || qualities.has(word.lower) || /^\p{Lu}\p{Ll}/u.test(word.text);
}
