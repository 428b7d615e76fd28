import { authOperations } from './auth.ts';
import { essaysOperations } from './essays.ts';
import { themesOperations } from './themes.ts';
import { usersOperations } from './users.ts';

/** Every call of the API, by its id. */
export const operations = { ...authOperations, ...usersOperations, ...essaysOperations, ...themesOperations };
