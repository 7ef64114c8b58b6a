/** Searching the numbered rulebook. */
import { api } from '$lib/api/client';
import type { Rule } from '$lib/api/types';

/** The rules of a game in a language. */
export const rulesOf = (game: string, lang: string): Promise<readonly Rule[]> => api.rules(game, lang);

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose text holds every word of the query. */
export function matching<T>(all: readonly T[], query: string, text: (one: T) => string): readonly T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  return all.filter((one) => {
    const hay = plain(text(one));
    return words.every((word) => hay.includes(word));
  });
}

/** Rules that hold every word of the query in id, section, text or tags; ids match from their start. */
export const searchRules = (rules: readonly Rule[], query: string): readonly Rule[] =>
  matching(rules, query, (rule) => `${rule.id} ${rule.section} ${rule.text} ${rule.tags.join(' ')}`);

/** Rules gathered by section, in order. */
export function sections(rules: readonly Rule[]): { name: string; rules: Rule[] }[] {
  const out: { name: string; rules: Rule[] }[] = [];
  for (const rule of rules) {
    const last = out.at(-1);
    if (last && last.name === rule.section) last.rules.push(rule);
    else out.push({ name: rule.section, rules: [rule] });
  }
  return out;
}
