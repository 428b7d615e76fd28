const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, useGrouping: false });
const shortDay = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' });
const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' });

/** `840`, `7,5`, and a discount with the true minus sign: `−0,43`. */
export const formatScore = (score: number) => number.format(score).replace('-', '−');

/** `05/03/2026`. @param moment ISO 8601. */
export const formatDay = (moment: string) => shortDay.format(new Date(moment));

/** `5 de março de 2026`. @param moment ISO 8601. */
export const formatLongDay = (moment: string) => longDay.format(new Date(moment));
