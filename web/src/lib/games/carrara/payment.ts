/**
 * Ways to pay: which colours can make up a cost, and how a payment is spelled. Blocks are always named from the most
 * valuable colour down; the game pays by itself as soon as only one way is left.
 */
import { COLOURS, type Colour } from './box';
import { NONE, type Marble } from './view';

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

/** List every way to end a payment that has begun: no block is dearer than the last one paid. */
export function waysToEnd(begun: { readonly blocks: Marble; readonly owed: number }, stock: Marble, accepts: readonly Colour[]): Marble[] {
  const last = Math.max(0, ...COLOURS.map((c, i) => (begun.blocks[c] > 0 ? i : 0)));
  return ways(
    stock,
    accepts.filter((c) => COLOURS.indexOf(c) >= last),
    begun.owed,
  );
}

/** Tell whether two payments are the same. */
export const alike = (one: Marble, other: Marble): boolean => COLOURS.every((c) => one[c] === other[c]);

const apart = (one: Marble, other: Marble): number => COLOURS.reduce((n, c) => n + Math.abs(one[c] - other[c]), 0);

/** The payment with so many more blocks of a colour, or at least some more (or fewer), that differs least from another. */
export function nearest(from: Marble, colour: Colour, more: number, all: readonly Marble[]): Marble | null {
  const open = all.filter((way) => Math.sign(way[colour] - from[colour]) === Math.sign(more));
  const far = (way: Marble): number => 100 * Math.abs(way[colour] - from[colour] - more) + apart(way, from);
  return open.reduce<Marble | null>((best, way) => (best && far(best) <= far(way) ? best : way), null);
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
