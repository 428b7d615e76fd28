import type { Rule } from './rule.ts';
import { spelling } from './spelling.ts';

/** Every kind of error that is looked for, from the most certain to the least. */
export const rules: readonly Rule[] = [spelling];
