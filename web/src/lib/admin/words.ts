import { hasText, t } from '$lib/i18n';

/** How operators read times. */
export const moment = (at: string, lang: string): string => new Date(at).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' });

/** Who stands in the log without being an operator. */
const DOERS: Record<string, string> = { '(command line)': 'admin-doer-command', '(the person)': 'admin-doer-oneself' };
export const doer = (who: string): string => (DOERS[who] ? t(DOERS[who]) : who);

const named = (key: string, code: string): string => (hasText(key) ? t(key) : code);
/** Values that are codes, by what they are. */
const CODES: Record<string, string> = { by: 'admin-by-', state: 'lobby-state-', game: 'lobby-game-' };

/** What the log holds of an entry beside its table: only what was given, codes in words and a moment as a time that can be read. */
export const details = (held: object, lang: string): string =>
  Object.entries(held)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]: [string, unknown]) => {
      const code = CODES[name];
      const what =
        name === 'until' ? moment(new Date(Number(value) * 1000).toISOString(), lang) : code ? named(`${code}${String(value)}`, String(value)) : String(value);
      return t('shell-other', { name: named(`admin-detail-${name}`, name), what });
    })
    .join(' · ');
