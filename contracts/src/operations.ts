import { authOperations } from './auth.ts';
import { billingOperations } from './billing.ts';
import { essaysOperations } from './essays.ts';
import { themesOperations } from './themes.ts';
import { usersOperations } from './users.ts';

/** Every call of the API, by its id. */
export const operations = { ...authOperations, ...usersOperations, ...essaysOperations, ...themesOperations, ...billingOperations };
