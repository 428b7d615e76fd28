const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can name a row; PostgreSQL would refuse anything else with an error instead of finding nothing. */
export const isUuid = (text: string): boolean => form.test(text);
