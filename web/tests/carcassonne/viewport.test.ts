import { describe, expect, it } from 'vitest';
import {
  boxOf,
  cellOf,
  clamp,
  fit,
  LEAST_ZOOM,
  MOST_ZOOM,
  pan,
  pinch,
  reveal,
  toScreen,
  toTown,
  wheelFactor,
  zoomAt,
  type Viewport,
} from '$lib/games/carcassonne/viewport';

const V: Viewport = { x: 40, y: -25, k: 0.8 };
const close = (a: readonly number[], b: readonly number[]) => a.forEach((n, i) => expect(n).toBeCloseTo(b[i]!, 6));

describe('coordinates', () => {
  it('go to the screen and back', () => {
    for (const p of [
      [0, 0],
      [-350, 125],
      [99.5, 7],
    ] as const)
      close(toTown(V, toScreen(V, p)), p);
  });
  it('name the cell under a point, also west and north of the start', () => {
    expect(cellOf([0, 0])).toEqual([0, 0]);
    expect(cellOf([-0.1, 99.9])).toEqual([-1, 0]);
    expect(cellOf([250, -101])).toEqual([2, -2]);
  });
});

describe('zoom and pinch', () => {
  it('keep what lies under the pointer where it is', () => {
    const at = [300, 200] as const;
    const under = toTown(V, at);
    for (const factor of [0.5, 1.1, 3]) close(toScreen(zoomAt(V, at, factor), under), at);
  });
  it('stop at the limits without sliding', () => {
    const at = [10, 500] as const;
    const far = zoomAt(V, at, 1000);
    expect(far.k).toBe(MOST_ZOOM);
    close(toScreen(far, toTown(V, at)), at);
    expect(zoomAt(V, at, 1e-6).k).toBe(LEAST_ZOOM);
  });
  it('hold both fingers on what they took', () => {
    const from = [
      [100, 100],
      [200, 100],
    ] as const;
    const to = [
      [80, 140],
      [280, 140],
    ] as const;
    const held = pinch(V, from, to);
    expect(held.k).toBeCloseTo(1.6);
    close(toScreen(held, toTown(V, from[0])), to[0]);
    close(toScreen(held, toTown(V, from[1])), to[1]);
  });
  it('move with two fingers that keep their distance', () => {
    close(
      Object.values(
        pinch(
          V,
          [
            [0, 0],
            [50, 0],
          ],
          [
            [7, 9],
            [57, 9],
          ],
        ),
      ),
      Object.values(pan(V, 7, 9)),
    );
  });
  it('read wheels, lines and trackpads alike', () => {
    expect(wheelFactor({ deltaY: -100, deltaMode: 0, ctrlKey: false })).toBeGreaterThan(1);
    expect(wheelFactor({ deltaY: 3, deltaMode: 1, ctrlKey: false })).toBeCloseTo(wheelFactor({ deltaY: 48, deltaMode: 0, ctrlKey: false }));
    expect(wheelFactor({ deltaY: -5, deltaMode: 0, ctrlKey: true })).toBeGreaterThan(wheelFactor({ deltaY: -5, deltaMode: 0, ctrlKey: false }));
  });
});

describe('fitting', () => {
  const size = { width: 800, height: 600 };
  it('shows the whole box in the middle', () => {
    const box = { x0: -300, y0: -200, x1: 900, y1: 400 };
    const v = fit(box, size);
    close(toScreen(v, [300, 100]), [400, 300]);
    const [x0, y0] = toScreen(v, [box.x0, box.y0]);
    expect(Math.min(x0, y0)).toBeGreaterThanOrEqual(0);
  });
  it('does not blow a first tile up', () => expect(fit(boxOf([]), { width: 4000, height: 3000 }).k).toBeLessThanOrEqual(1.5));
  it('never loses the town', () => {
    const box = boxOf([{ x: 0, y: 0 }]);
    for (const d of [-5000, 5000]) {
      const v = clamp(pan(V, d, d), box, size);
      const [x0, y0] = toScreen(v, [box.x0, box.y0]);
      const [x1, y1] = toScreen(v, [box.x1, box.y1]);
      expect(x1).toBeGreaterThan(0);
      expect(y1).toBeGreaterThan(0);
      expect(x0).toBeLessThan(size.width);
      expect(y0).toBeLessThan(size.height);
    }
  });
  it('reveals a cell by the least move, and leaves what is seen alone', () => {
    const cell = { x0: 2000, y0: 0, x1: 2100, y1: 100 };
    const v = reveal(V, cell, size);
    expect(toScreen(v, [2100, 0])[0]).toBeCloseTo(800 - 16);
    expect(v.y).not.toBe(V.y);
    expect(reveal(v, cell, size)).toEqual(v);
  });
  it('boxes cells with room around', () =>
    expect(
      boxOf(
        [
          { x: -1, y: 2 },
          { x: 3, y: 2 },
        ],
        1,
      ),
    ).toEqual({ x0: -200, y0: 100, x1: 500, y1: 400 }));
});
