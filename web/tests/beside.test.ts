import { describe, expect, it } from 'vitest';
import { place, placeClear } from '$lib/table/beside';

const card = { width: 100, height: 50 };
const element = (left: number, top: number, width: number, height: number): Element =>
  ({ getBoundingClientRect: () => new DOMRect(left, top, width, height) }) as unknown as Element;

describe('a card', () => {
  it('stands on the side of its thing where it covers least', () => {
    const thing = new DOMRect(200, 200, 40, 40);
    expect(place(thing, card, [], [], 500, 500)).toEqual({ left: 250, top: 196 });
    expect(place(thing, card, [element(240, 0, 260, 500)], [], 500, 500)).toEqual({ left: 90, top: 196 });
  });

  it('of a lesson goes further off rather than cover anything', () => {
    const thing = new DOMRect(200, 200, 40, 40);
    const all = [element(60, 60, 440, 440)];
    const near = place(thing, card, all, [], 500, 500);
    expect(near.left).toBeGreaterThan(60);
    const clear = placeClear(thing, card, all, [], 500, 500);
    expect(clear.left + card.width <= 60 || clear.top + card.height <= 60).toBe(true);
  });
});
