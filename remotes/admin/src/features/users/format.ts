const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' });
const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** @returns dd/MM/yyyy, in the reader's time zone. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** @returns dd/MM/yyyy HH:mm, in the reader's time zone. */
export const formatMoment = (iso: string): string => `${formatDay(iso)} ${time.format(new Date(iso))}`;
