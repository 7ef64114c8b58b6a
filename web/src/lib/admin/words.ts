/** How operators read times. */
export const moment = (at: string, lang: string): string => new Date(at).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' });

/** What the log holds of an entry beside its table: only what was given, a moment as a time that can be read. */
export const details = (held: object, lang: string): string =>
  Object.entries(held)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]: [string, unknown]) => `${name}: ${name === 'until' ? moment(new Date(Number(value) * 1000).toISOString(), lang) : String(value)}`)
    .join(' · ');
