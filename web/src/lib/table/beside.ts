/** Where a card stands: beside its thing, inside the window, and as far as may be on nothing that can be clicked. */

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Pixels between a thing and its card, and between a card and the window's edge. */
const GAP = 10;
const EDGE = 8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));

/** Finds the place for a card of this size; `avoid` are the places where something may be done. */
export function place(thing: Box, card: Pick<Box, 'width' | 'height'>, avoid: readonly Element[], width = innerWidth, height = innerHeight): Spot {
  const middle = (from: number, size: number, own: number): number => from + size / 2 - own / 2;
  const spots: Spot[] = [
    { left: thing.right + GAP, top: thing.top - 4 },
    { left: thing.left - GAP - card.width, top: thing.top - 4 },
    { left: middle(thing.left, thing.width, card.width), top: thing.top - GAP - card.height },
    { left: middle(thing.left, thing.width, card.width), top: thing.bottom + GAP },
  ].map(({ left, top }) => ({ left: clamp(left, EDGE, width - card.width - EDGE), top: clamp(top, EDGE, height - card.height - EDGE) }));
  const places = avoid.map((element) => element.getBoundingClientRect());
  const cost = ({ left, top }: Spot): number => {
    const covers = (box: Box): number =>
      Math.max(0, Math.min(left + card.width, box.right) - Math.max(left, box.left)) *
      Math.max(0, Math.min(top + card.height, box.bottom) - Math.max(top, box.top));
    return 4 * covers(thing) + places.reduce((sum, box) => sum + covers(box), 0);
  };
  return spots.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
