/** Searching the numbered rulebook. */
import { api } from '$lib/api/client';
import type { Appendix, Rule } from '$lib/api/types';

/** The rules of a game in a language. */
export const rulesOf = (game: string, lang: string): Promise<readonly Rule[]> => api.rules(game, lang);

/** The tables and worked examples of a rulebook in a language. */
export const appendicesOf = (game: string, lang: string): Promise<readonly Appendix[]> => api.appendices(game, lang);

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

/** Rules that hold every word of the query in id, headings, text or tags; ids match from their start. */
export const searchRules = (rules: readonly Rule[], query: string): readonly Rule[] =>
  matching(rules, query, (rule) => `${rule.id} ${rule.section} ${rule.part} ${rule.text} ${rule.tags.join(' ')}`);

/** Tables and examples with the rows that hold every word of the query. */
export const searchAppendices = (all: readonly Appendix[], query: string): readonly Appendix[] =>
  all
    .map((one) => ({ ...one, rows: matching(one.rows, query, (row) => `${one.section} ${row.join(' ')}`).map((row) => [...row]) }))
    .filter((one) => one.rows.length > 0);

/** Rules under one heading of a section, or under none of their own, and what is said of them first. */
export interface Part {
  readonly name: string;
  readonly note: string;
  readonly rules: Rule[];
}

/** Rules gathered by section and part, in order. */
export function sections(rules: readonly Rule[]): { name: string; parts: Part[] }[] {
  const out: { name: string; parts: Part[] }[] = [];
  for (const rule of rules) {
    if (out.at(-1)?.name !== rule.section) out.push({ name: rule.section, parts: [] });
    const { parts } = out.at(-1)!;
    const last = parts.at(-1);
    if (last && last.name === rule.part && !rule.note) last.rules.push(rule);
    else parts.push({ name: rule.part, note: rule.note, rules: [rule] });
  }
  return out;
}

/** What a heading is cited by: `O` of *O. Buildings*, `R.4` of *R.4 Hunger Wall and Cathedral*. */
export const letterOf = (heading = ''): string => heading.split(' ')[0]!.replace(/\.$/, '');

/** A piece of a sentence: as it is typed, or naming a rule or a section. */
export interface Piece {
  readonly text: string;
  readonly code?: boolean;
  readonly to?: string;
}

const CITED = /`([^`]*)`|\b([A-Z]{3}-\d{3})\b|\b[Ss]ections? ([A-Z](?:\.\d)?)\b|([A-Z](?:\.\d)?)(?:章| 節)/g;

/** A sentence in pieces; only what is known is cited. */
export function pieces(sentence: string, known: (id: string) => boolean): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(CITED)) {
    const [whole, code, ...ids] = found;
    const to = ids.find(Boolean);
    if (code === undefined && !(to && known(to))) continue;
    if (found.index > from) out.push({ text: sentence.slice(from, found.index) });
    out.push(code === undefined ? { text: whole, to: to! } : { text: code, code: true });
    from = found.index + whole.length;
  }
  if (from < sentence.length) out.push({ text: sentence.slice(from) });
  return out;
}
