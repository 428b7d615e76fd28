import { parseText } from '../text/parse-text.ts';
import { loadDictionary, type Dictionary } from './dictionary.ts';
import type { Rule } from './rule.ts';

let loaded: Promise<Dictionary> | undefined;

/** What a rule marks in a text: each excerpt, with its first suggestion where it has one ("a falta → à falta"). */
export async function marksOf(rule: Rule, text: string): Promise<string[]> {
  loaded ??= loadDictionary();
  return rule(parseText(text), await loaded).map(({ excerpt, suggestions: [best] }) => (best ? `${excerpt} → ${best}` : excerpt));
}
