/** Where every moment comes from, so that a test can stand still. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
