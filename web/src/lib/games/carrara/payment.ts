/**
 * Ways to pay: which colours can make up a cost, and how a payment is spelled. Blocks are always named from the most
 * valuable colour down; the game pays by itself as soon as only one way is left.
 */
import { COLOURS, type Colour } from './box';
import { NONE, total, type Marble } from './view';

/** List every way to make up `owed` blocks from a stock, of some colours only; the cheapest in colour first. */
export function ways(stock: Marble, colours: readonly Colour[], owed: number): Marble[] {
  const allowed = COLOURS.filter((c) => colours.includes(c)).reverse();
  const found: Marble[] = [];
  const go = (i: number, left: number, paid: Marble): void => {
    if (left === 0) {
      found.push(paid);
      return;
    }
    const colour = allowed[i];
    if (!colour) return;
    for (let n = Math.min(left, stock[colour] ?? 0); n >= 0; n--) go(i + 1, left - n, { ...paid, [colour]: n });
  };
  go(0, owed, NONE);
  return found;
}

/** Tell whether a payment begun can become one of the ways. */
export const within = (part: Marble, way: Marble): boolean => COLOURS.every((c) => part[c] <= way[c]);

/** The colours a payment begun may go on with. */
export const nextColours = (part: Marble, all: readonly Marble[]): Colour[] => COLOURS.filter((c) => all.some((w) => within(part, w) && w[c] > part[c]));

/** The one payment a choice has come down to, or null while there are several. */
export function settled(part: Marble, all: readonly Marble[]): Marble | null {
  const left = all.filter((w) => within(part, w));
  if (left.length === 1) return left[0]!;
  return left.find((w) => total(w) === total(part)) ?? null;
}

/** Spell a payment: the `pay` actions that are asked for, none where only one way is left. */
export function spell(payment: Marble, all: readonly Marble[]): string[] {
  const out: string[] = [];
  let open = all;
  const paid: Record<Colour, number> = { ...NONE };
  for (const [i, colour] of COLOURS.entries())
    for (let n = 0; n < payment[colour]; n++) {
      if (open.length <= 1) return out;
      paid[colour]++;
      out.push(`pay ${colour}`);
      open = open.filter((w) => COLOURS.every((c, j) => (j < i ? w[c] === paid[c] : j > i || w[c] >= paid[c])));
    }
  return out;
}
