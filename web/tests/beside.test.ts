import { describe, expect, it } from 'vitest';
import { corner, place, placeClear, within } from '$lib/table/beside';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height, right: left + width, bottom: top + height });
const element = (...args: Parameters<typeof box>) => ({ getBoundingClientRect: () => box(...args) }) as unknown as Element;
const CARD = { width: 100, height: 60 };
const covers = (spot: { left: number; top: number }, other: ReturnType<typeof box>) =>
  spot.left < other.right && spot.left + CARD.width > other.left && spot.top < other.bottom && spot.top + CARD.height > other.top;

describe('where a card stands', () => {
  it('is on the right of its thing, on the left at the window’s edge', () => {
    expect(place(box(200, 200, 40, 40), CARD, [], [], 800, 600)).toEqual({ left: 250, top: 196 });
    expect(place(box(740, 200, 40, 40), CARD, [], [], 800, 600)).toEqual({ left: 630, top: 196 });
  });

  it('is on no other thing that is shown, and on nothing that can be pressed', () => {
    const thing = box(200, 200, 40, 40);
    const others = [box(250, 190, 60, 60), box(100, 190, 90, 60), box(190, 120, 60, 70), box(190, 250, 60, 60)];
    for (const mixed of [0, 2, 4]) {
      const elements = others.map((one) => element(one.left, one.top, one.width, one.height));
      const spot = place(thing, CARD, elements.slice(mixed), elements.slice(0, mixed), 800, 600);
      for (const one of [thing, ...others]) expect(covers(spot, one)).toBe(false);
      expect(Math.hypot(spot.left - 200, spot.top - 200)).toBeLessThan(260);
    }
  });

  it('is a corner of the sheet where nothing is shown, the first that covers no button', () => {
    const sheet = box(100, 100, 600, 400);
    expect(corner(sheet, CARD, [])).toEqual({ left: 120, top: 144 });
    expect(corner(sheet, CARD, [element(110, 130, 50, 50)])).toEqual({ left: 580, top: 144 });
  });

  it('frames of a thing only what its sheet shows', () => {
    const sheet = element(100, 100, 200, 100);
    expect(within(element(120, 60, 40, 80), sheet)).toEqual({ left: 120, top: 100, width: 40, height: 40 });
    expect(within(element(120, 20, 40, 80), sheet)).toBeNull();
    expect(within(element(0, 0, 40, 40), null)).toEqual({ left: 0, top: 0, width: 40, height: 40 });
  });

  it('goes further off for a lesson rather than cover anything', () => {
    const thing = box(200, 200, 40, 40);
    const all = [element(60, 110, 740, 490)];
    const spot = placeClear(thing, CARD, all, [], 800, 600);
    expect(spot.top + CARD.height <= 110 || spot.left + CARD.width <= 60).toBe(true);
    expect(placeClear(thing, CARD, [], [], 800, 600)).toEqual(place(thing, CARD, [], [], 800, 600));
  });
});
