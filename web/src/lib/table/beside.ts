/** Where a card stands: beside its thing, inside the window, and as far as may be on nothing that can be clicked. */

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;
type Size = Pick<Box, 'width' | 'height'>;
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Pixels between a thing and its card, and between a card and the window's edge. */
const GAP = 10;
const EDGE = 8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));

/** The places on the four sides of a thing: at its top or over its middle first, then along the same side. */
function around(thing: Box, card: Size): readonly Spot[] {
  const right = thing.right + GAP;
  const left = thing.left - GAP - card.width;
  const above = thing.top - GAP - card.height;
  const below = thing.bottom + GAP;
  const [top, bottom] = [thing.top - 4, thing.bottom + 4 - card.height];
  const middle = { left: thing.left + thing.width / 2 - card.width / 2, top: thing.top + thing.height / 2 - card.height / 2 };
  const ends = [thing.left - 4, thing.right + 4 - card.width];
  return [
    { left: right, top },
    { left, top },
    { left: middle.left, top: above },
    { left: middle.left, top: below },
    ...[middle.top, bottom].flatMap((at) => [right, left].map((side) => ({ left: side, top: at }))),
    ...ends.flatMap((at) => [above, below].map((side) => ({ left: at, top: side }))),
  ];
}

/** Pixels between two places that are tried where none beside the thing is free. */
const STEP = 16;

/** The places all over the window, those near a thing first. */
function anywhere(thing: Box, card: Size, width: number, height: number): readonly Spot[] {
  const spots: Spot[] = [];
  for (let left = EDGE; left + card.width + EDGE <= width; left += STEP)
    for (let top = EDGE; top + card.height + EDGE <= height; top += STEP) spots.push({ left, top });
  const far = ({ left, top }: Spot): number => {
    const across = Math.max(thing.left - left - card.width, left - thing.right, 0);
    return Math.hypot(across, Math.max(thing.top - top - card.height, top - thing.bottom, 0));
  };
  return spots.sort((one, other) => far(one) - far(other));
}

/** How much of what is spoken of, and of what can be clicked, a card would cover. */
function covering(card: Size, spoken: readonly Box[], places: readonly Box[]): (spot: Spot) => number {
  return ({ left, top }) => {
    const covers = (box: Box): number =>
      Math.max(0, Math.min(left + card.width, box.right) - Math.max(left, box.left)) *
      Math.max(0, Math.min(top + card.height, box.bottom) - Math.max(top, box.top));
    const sum = (all: readonly Box[]): number => all.reduce((total, box) => total + covers(box), 0);
    return 4 * sum(spoken) + sum(places);
  };
}

const boxes = (elements: readonly Element[]): Box[] => elements.map((element) => element.getBoundingClientRect());
/** The first of the spots at which a card covers least. */
const least = (spots: readonly Spot[], cost: (spot: Spot) => number): Spot => {
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))]!;
};

/** Finds the place for a card of this size; `avoid` are the places where something may be done, `shown` what else is spoken of. */
export function place(thing: Box, card: Size, avoid: readonly Element[], shown: readonly Element[] = [], width = innerWidth, height = innerHeight): Spot {
  const spots = around(thing, card).map(({ left, top }) => ({
    left: clamp(left, EDGE, width - card.width - EDGE),
    top: clamp(top, EDGE, height - card.height - EDGE),
  }));
  return least(spots, covering(card, [thing, ...boxes(shown)], boxes(avoid)));
}

/** The same for a card that stays: where it would cover something beside its thing, it stands where it covers nothing. */
export function placeClear(thing: Box, card: Size, avoid: readonly Element[], shown: readonly Element[], width = innerWidth, height = innerHeight): Spot {
  const near = place(thing, card, avoid, shown, width, height);
  const cost = covering(card, [thing, ...boxes(shown)], boxes(avoid));
  return cost(near) > 0 ? least([near, ...anywhere(thing, card, width, height)], cost) : near;
}
