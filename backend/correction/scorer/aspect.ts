/** The sides from which a text is judged; the cards of every exam stand on them. */
export const aspects = ['norm', 'theme', 'argument', 'cohesion', 'proposal', 'structure'] as const;
export type Aspect = (typeof aspects)[number];
