export { createEmbeddedCorrector } from './corrector.ts';
