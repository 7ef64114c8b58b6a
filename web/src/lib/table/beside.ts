/** Where a card stands: beside its thing, inside the window, and as far as may be on nothing that can be clicked. */

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;
type Size = Pick<Box, 'width' | 'height'>;
export interface Spot {
  readonly left: number;
  readonly top: number;
}

export type Frame = Pick<Box, 'left' | 'top' | 'width' | 'height'>;

/** Pixels between a thing and its card, and between a card and the window's edge. */
const GAP = 10;
const EDGE = 8;
/** How far a card may move off to cover nothing, in which steps, and how many covered square pixels a pixel is worth. */
const FAR = 240;
const STRIDE = 12;
const WORTH = 10;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));

/** The places on the four sides of a thing, some pixels off: at its top or over its middle first, then along the same side. */
function around(thing: Box, card: Size, off: number): readonly Spot[] {
  const right = thing.right + GAP + off;
  const left = thing.left - GAP - off - card.width;
  const above = thing.top - GAP - off - card.height;
  const below = thing.bottom + GAP + off;
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

/** How many square pixels of some boxes a card covers that stands at a place. */
function covered({ left, top }: Spot, { width, height }: Size, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => {
    const across = Math.min(left + width, box.right) - Math.max(left, box.left);
    const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

const boxesOf = (elements: readonly Element[]): readonly Box[] => elements.map((element) => element.getBoundingClientRect());

/** Finds the place for a card of this size; `avoid` are the places where something may be done, `shown` what else is spoken of. */
export function place(thing: Box, card: Size, avoid: readonly Element[], shown: readonly Element[] = [], width = innerWidth, height = innerHeight): Spot {
  const [places, spoken] = [boxesOf(avoid), [thing, ...boxesOf(shown)]];
  let best: Spot = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (let off = 0; off <= FAR && off * WORTH < least; off += STRIDE)
    for (const one of around(thing, card, off)) {
      const spot = { left: clamp(one.left, EDGE, width - card.width - EDGE), top: clamp(one.top, EDGE, height - card.height - EDGE) };
      const cost = 4 * covered(spot, card, spoken) + covered(spot, card, places) + off * WORTH;
      if (cost >= least) continue;
      least = cost;
      best = spot;
    }
  return best;
}

/** The same for a card that stays: where it would cover something beside its thing, it stands at the nearest place where it covers nothing. */
export function placeClear(thing: Box, card: Size, avoid: readonly Element[], shown: readonly Element[], width = innerWidth, height = innerHeight): Spot {
  const near = place(thing, card, avoid, shown, width, height);
  const all = [thing, ...boxesOf(shown), ...boxesOf(avoid)];
  if (covered(near, card, all) === 0) return near;
  const free: Spot[] = [];
  for (let left = EDGE; left + card.width + EDGE <= width; left += STRIDE)
    for (let top = EDGE; top + card.height + EDGE <= height; top += STRIDE) if (covered({ left, top }, card, all) === 0) free.push({ left, top });
  const far = ({ left, top }: Spot): number =>
    Math.hypot(Math.max(thing.left - left - card.width, left - thing.right, 0), Math.max(thing.top - top - card.height, top - thing.bottom, 0));
  return free.reduce((best, one) => (best === near || far(one) < far(best) ? one : best), near);
}

/** Finds the corner of the sheet, or the place right of it, in which a card that speaks of nothing that lies there covers least. */
export function corner(sheet: Box, card: Size, avoid: readonly Element[]): Spot {
  const [across, down] = [20, 44];
  const sides = [sheet.left + across, sheet.right - across - card.width];
  const places = boxesOf(avoid);
  const [top, bottom] = [sheet.top + down, sheet.bottom - across - card.height];
  const beside = Math.min(sheet.right + GAP, innerWidth - card.width - EDGE);
  const spots = [...[top, bottom].flatMap((at) => sides.map((left) => ({ left, top: at }))), { left: beside, top: bottom }];
  return spots.reduce((best, one) => (covered(one, card, places) < covered(best, card, places) ? one : best));
}

/** From where to where a phone's window shows a sheet: the card of a lesson stays above it, the drawer's tabs and the bar beneath. */
function free({ left, right }: Box): Pick<Box, 'top' | 'bottom'> {
  const [card, drawer] = ['.lesson.narrow', '.drawer'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const over = (one: Box | undefined) => (one && one.left < right && one.right > left ? one : null);
  return { top: over(card)?.bottom ?? 0, bottom: over(drawer)?.top ?? innerHeight };
}

/** What can be seen of a thing on its sheet; null where it lies beyond the edge. */
export function within(element: Element, sheet: Element | null): Frame | null {
  const [box, seen] = [element.getBoundingClientRect(), (sheet ?? element).getBoundingClientRect()];
  const { top: above, bottom: beneath } = free(seen);
  const [left, top] = [Math.max(box.left, seen.left), Math.max(box.top, seen.top, above)];
  const [width, height] = [Math.min(box.right, seen.right) - left, Math.min(box.bottom, seen.bottom, beneath) - top];
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/**
 * Scrolls to where a thing can be seen: the sheet that it is on, where that is longer than its window; and, beneath a card that stays
 * at the top of a phone's window, a page that is longer than the window, until as much of the sheet as there is room for is in sight.
 */
export function reveal(element: Element, card: Element | null, smooth: boolean): void {
  const behavior = smooth ? 'smooth' : 'auto';
  const part = (element.closest('.sheet') ?? element).getBoundingClientRect();
  const taken = card?.getBoundingClientRect().height ?? 0;
  const { top: above, bottom: beneath } = card ? free(part) : { top: -Infinity, bottom: Infinity };
  const most = part.top - taken; // scrolled further, the card would stand over it
  const by = part.top < above ? most : Math.max(0, Math.min(part.bottom - beneath, most));
  let long = element.parentElement;
  while (long && !(long.scrollHeight > long.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(long).overflowY))) long = long.parentElement;
  if (long) {
    const [box, seen] = [element.getBoundingClientRect(), long.getBoundingClientRect()];
    const height = Math.min(seen.bottom, beneath + by) - seen.top;
    // beneath the middle, for a heading may stay at the top while the rest is scrolled; what is high is seen from its top on
    const middle = Math.max(box.height / 2, Math.min(height * 0.6, height - box.height / 2 - GAP));
    if (box.top < seen.top + height / 3 || box.bottom > seen.top + height)
      long.scrollTo({ top: Math.max(0, long.scrollTop + box.top + box.height / 2 - seen.top - middle), behavior });
  }
  if (card && Math.abs(by) > 1) scrollBy({ top: by, behavior });
}
