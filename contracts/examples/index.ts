import { authExamples } from './auth.ts';
import { billingExamples } from './billing.ts';
import { essaysExamples } from './essays.ts';
import { themesExamples } from './themes.ts';
import { usersExamples } from './users.ts';

/** By operation: a good body, bad bodies, and the answer of a success. */
export const examples = { ...authExamples, ...usersExamples, ...essaysExamples, ...themesExamples, ...billingExamples };

export { offer, plainOffer } from './billing.ts';
export { corrected, draft, results, sent, summaryOf, withTheme } from './essays.ts';
export { aiTheme, ownTheme, teacherTheme } from './themes.ts';
export { invitedAdmin, premiumUser, trialUser } from './users.ts';
export type { Example } from './example.ts';
