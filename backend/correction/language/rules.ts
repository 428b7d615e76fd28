import { aOrHa } from './a-or-ha.ts';
import { cliticAccent } from './clitic-accent.ts';
import { commaAfterConnective } from './comma-after-connective.ts';
import { commaBeforeConjunction } from './comma-before-conjunction.ts';
import { craseInLocutions } from './crase-locutions.ts';
import { craseBeforeMasculine, craseBeforePlural, missingCrase } from './crase.ts';
import { determinerAgreement } from './determiner-agreement.ts';
import { fixedPhrases } from './fixed-phrases.ts';
import { impersonalVerbs } from './impersonal-verbs.ts';
import { longSentence } from './long-sentence.ts';
import { masOrMais, mauOrMal, porQueInQuestion, porqueOfCause, porTanto, trasOrTraz } from './look-alikes.ts';
import { missingAccent } from './missing-accent.ts';
import { necessaryAgreement } from './necessary-agreement.ts';
import { ondeWithoutPlace } from './onde-without-place.ts';
import { aGente, cliticStart, mimBeforeVerb } from './pronouns.ts';
import { repeatedWord } from './repeated-word.ts';
import type { Rule } from './rule.ts';
import { lowercaseStart, missingFullStop } from './sentence-edges.ts';
import { spelling } from './spelling.ts';
import { subjectAgreement } from './subject-agreement.ts';
import { verbForNoun } from './verb-for-noun.ts';

/** Every kind of error that is looked for. Where two would mark the same words, the one named first wins. */
export const rules: readonly Rule[] = [
  fixedPhrases,
  impersonalVerbs,
  craseBeforeMasculine,
  craseBeforePlural,
  craseInLocutions,
  missingAccent,
  cliticAccent,
  verbForNoun,
  necessaryAgreement,
  subjectAgreement,
  determinerAgreement,
  aOrHa,
  trasOrTraz,
  masOrMais,
  porQueInQuestion,
  porqueOfCause,
  porTanto,
  mauOrMal,
  mimBeforeVerb,
  cliticStart,
  aGente,
  repeatedWord,
  missingCrase,
  ondeWithoutPlace,
  commaAfterConnective,
  spelling,
  lowercaseStart,
  commaBeforeConjunction,
  missingFullStop,
  longSentence,
];
