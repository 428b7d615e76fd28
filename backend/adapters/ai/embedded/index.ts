export { createEmbeddedCorrector, type EmbeddedCorrector } from './corrector.ts';
