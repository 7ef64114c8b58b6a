/** How operators read times. */
export const moment = (at: string, lang: string): string => new Date(at).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' });
