import type { Correction } from '@lauda/contracts/types';
import { correctEssay, engineVersion, type EssayToCorrect } from './correct-essay.ts';
import { loadDictionary } from './language/dictionary.ts';

export { engineVersion, type EssayToCorrect };

/** A loaded engine. `correct` is synchronous and pure: the same essay has the same correction, whatever its text. */
export type Engine = { version: string; correct(essay: EssayToCorrect): Correction };

let loading: Promise<Engine> | undefined;

/** Loads the dictionary (half a second, 65 MB) once in a process and gives the engine. */
export function loadEngine(): Promise<Engine> {
  loading ??= loadDictionary().then((dictionary) => ({
    version: engineVersion,
    correct: (essay: EssayToCorrect) => correctEssay(essay, dictionary),
  }));
  return loading;
}
