/** Words of the remote itself; each room has its own. */
export const texts = { loading: 'Carregando…' } as const;
