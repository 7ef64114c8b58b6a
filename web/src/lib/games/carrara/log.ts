/** Words for the arguments of a log sentence where plain ids will not do: cards, and seats given by number. */
import type { StoryEntry } from '$lib/api/types';
import type { Translate } from '$lib/i18n';
import { cardOf, COLOURS, needOf, OBJECTS, type Measure } from './box';
import { list, measured } from './words';

/** What a card asks for, or gives, at a table of so many. */
function cardText(id: string, players: number, t: Translate): string {
  const card = cardOf(id);
  const plain = ({ p2: _2, p3: _3, p4: _4, ...rest }: Measure): Measure => rest;
  return measured('condition', { ...plain(card.condition), need: needOf(card.condition, players) }, t) || measured('rate', plain(card.final_scoring), t) || id;
}

/** The lists of a sentence: blocks of marble, what a scoring brings, what a player shows. */
function lists(args: StoryEntry['args'], t: Translate): Record<string, string> {
  const of = (goods: readonly string[]): string[] =>
    goods.flatMap((good) => (typeof args[good] === 'number' && args[good] > 0 ? [t('carrara-good', { good, count: args[good] })] : []));
  const [blocks, things, coins, points] = [of(COLOURS), of(OBJECTS), of(['coins']), of(['points'])];
  const said = (words: readonly string[]): string => list(words, t) || t('carrara-part-nothing');
  return { blocks: said(blocks), gains: said([...points, ...coins, ...things]), holding: said([...coins, ...blocks, ...things]) };
}

export function describe(args: StoryEntry['args'], t: Translate, names: readonly string[]): Record<string, string | number> {
  const out: Record<string, string | number> = lists(args, t);
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number') out[key] = key === 'first' || key === 'last' ? (names[value] ?? value) : value;
    else if (typeof value === 'string') out[key] = key === 'card' ? cardText(value, names.length, t) : value;
  }
  return out;
}
