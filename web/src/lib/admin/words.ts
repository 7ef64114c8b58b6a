/** How operators read times. */
export const moment = (at: string, lang: string): string => new Date(at).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' });

/** What the log holds of an entry, with its moment as a time that can be read. */
export const details = (held: object, lang: string): string =>
  JSON.stringify(held, (name, value: unknown) => (name === 'until' && typeof value === 'number' ? moment(new Date(value * 1000).toISOString(), lang) : value));
