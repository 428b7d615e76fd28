import type { MarkedError, TextStatistics } from '@lauda/contracts/types';
import type { Dictionary } from '../language/dictionary.ts';
import { measureText } from '../text/measure-text.ts';
import { mendWords } from '../text/mend-words.ts';
import type { ParsedText } from '../text/parse-text.ts';
import { measureConnectives, type Connectives } from './connectives.ts';
import { measureCopiedText, type CopiedText } from './copied-text.ts';
import { measureErrors, type ErrorRates } from './error-rates.ts';
import { measureIntervention, type Intervention } from './intervention.ts';
import { measureLanguage, type LanguageKnown } from './language-known.ts';
import { measureRepertoire, type Repertoire } from './repertoire.ts';
import { measureThemeCoverage, type ThemeCoverage } from './theme-coverage.ts';
import { measureStructure, type Structure } from './structure.ts';
import { measureVocabulary, type VocabularyRange } from './vocabulary-range.ts';

/** Everything that is measured in a text. Scores stand on this alone. */
export type Features = {
  statistics: TextStatistics;
  structure: Structure;
  vocabulary: VocabularyRange;
  connectives: Connectives;
  intervention: Intervention;
  theme: ThemeCoverage;
  copied: CopiedText;
  repertoire: Repertoire;
  errors: ErrorRates;
  language: LanguageKnown;
};

/** Measures a text against its theme, with the errors that were found in it. */
export function measureFeatures(text: ParsedText, { theme, errors, dictionary }: MeasureOptions): Features {
  const meant = mendWords(text, errors);
  return {
    statistics: measureText(text),
    structure: measureStructure(text),
    vocabulary: measureVocabulary(text),
    connectives: measureConnectives(meant),
    intervention: measureIntervention(meant),
    theme: measureThemeCoverage(meant, theme),
    copied: measureCopiedText(text, theme.content),
    repertoire: measureRepertoire(text),
    errors: measureErrors(errors, text.words.length),
    language: measureLanguage(text, dictionary),
  };
}

export type MeasureOptions = { theme: { title: string; content: string }; errors: MarkedError[]; dictionary: Dictionary };
