/** What is kept in the browser of texts that are not saved yet: under these names, a person's id and an essay's. */
export const keptDrafts = 'lauda.draft.';

/** How the names of one person's begin. Remotes write them; the shell removes them where the person signs out. */
export const draftsOf = (userId: string): string => `${keptDrafts}${userId}.`;
