/** Words for the arguments of a log sentence where plain ids will not do: cards, and seats given by number. */
import type { StoryEntry } from '$lib/api/types';
import type { Translate } from '$lib/i18n';
import { cardOf, needOf, type Measure } from './box';
import { measured } from './words';

/** What a card asks for, or gives, at a table of so many. */
function cardText(id: string, players: number, t: Translate): string {
  const card = cardOf(id);
  const plain = ({ p2: _2, p3: _3, p4: _4, ...rest }: Measure): Measure => rest;
  return (
    measured('condition', { ...plain(card.condition), need: needOf(card.condition, players) }, t) || measured('rate', plain(card.final_scoring), t) || id
  );
}

export function describe(args: StoryEntry['args'], t: Translate, names: readonly string[]): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number') out[key] = key === 'first' || key === 'last' ? (names[value] ?? value) : value;
    else if (typeof value === 'string') out[key] = key === 'card' ? cardText(value, names.length, t) : value;
  }
  return out;
}
