/** What a person reads when the server, or the network, says no. */
import { ApiError } from '$lib/api/client';
import type { Args } from '$lib/api/types';
import { hasText, i18n, t } from './fluent.svelte';

/** Arguments as Fluent takes them: words and numbers; lists are joined. */
export function plainArgs(args: Args | undefined): Record<string, string | number> {
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args ?? {})) {
    if (typeof value === 'number' || typeof value === 'string') plain[name] = value;
    else if (typeof value === 'boolean') plain[name] = String(value);
    else if (Array.isArray(value)) plain[name] = value.join(t('shell-list-separator'));
    else if (value === null) plain[name] = '';
  }
  return plain;
}

export interface Notice {
  readonly text: string;
  readonly rule: string | null;
  /** The thing on the sheet that it is about. */
  readonly thing?: string | null;
}

/** One sentence in the language in force, with the rule it rests on. */
export function errorNotice(error: unknown): Notice {
  if (!(error instanceof ApiError)) return { text: t('error-unknown'), rule: null };
  const { key, rule } = error;
  if (key && hasText(key)) return { text: t(key, plainArgs(error.args)), rule };
  const id = `error-${error.code}`;
  const more = Object.fromEntries(Object.entries(error.body).filter(([, value]) => typeof value === 'number' || typeof value === 'string')) as Record<
    string,
    string | number
  >;
  const args = { reason: error.message, ...more, ...plainArgs(error.args) };
  const text = hasText(id) ? t(id, args) : '';
  const { until } = error.body;
  if (text && until) {
    const ends = new Date(until).toLocaleString(i18n.lang, { dateStyle: 'medium', timeStyle: 'short' });
    return { text: t('error-until', { text, until: ends }), rule };
  }
  if (text) return { text, rule };
  return { text: error.message && error.message !== error.code ? error.message : t('error-unknown'), rule };
}
