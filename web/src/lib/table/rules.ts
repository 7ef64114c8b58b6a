/** Searching the numbered rulebook. */
import type { Rule } from '$lib/api/types';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Rules that hold every word of the query in id, section, text or tags; ids match from their start. */
export function searchRules(rules: readonly Rule[], query: string): readonly Rule[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const tags = rule.tags.join(' ');
    const hay = plain(`${rule.id} ${rule.section} ${rule.text} ${tags}`);
    return words.every((word) => hay.includes(word));
  });
}

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
