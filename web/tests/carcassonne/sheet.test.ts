import { describe, expect, it } from 'vitest';
import { Camera } from '$lib/games/carcassonne/camera.svelte';
import { spread } from '$lib/games/carcassonne/labels';
import { byCell } from '$lib/games/carcassonne/outlines';
import { headsInto } from '$lib/games/carcassonne/standing';
import type { Meeple, PlacedTile } from '$lib/games/carcassonne/view';

const size = { width: 600, height: 400 };

describe('labels of an overlay', () => {
  it('keep apart, and clear of figures where there is room', () => {
    const places = spread(
      [0, 0, 0, 10].map((x) => ({ at: [x, 0], width: 50 })),
      [[0, 12]],
      0.5,
    );
    places.forEach(([x, y], i) => {
      for (const [ox, oy] of places.slice(i + 1)) expect(Math.abs(x - ox) * 0.5 >= 50 || Math.abs(y - oy) * 0.5 >= 22).toBe(true);
    });
  });
  it('stay where they belong while nothing is in the way', () => {
    expect(spread([{ at: [40, 60], width: 50 }], [], 1)).toEqual([[40, 60]]);
  });
});

describe('a tile in the hand', () => {
  it('leaves the heads of those who stand below it to be seen', () => {
    const below = { x: 0, y: 1, kind: 'X', r: 0, seat: 0, ply: 1 } as PlacedTile;
    const city = { x: 0, y: 1, segment: 'road.0', seat: 1 } as Meeple;
    expect(headsInto({ x: 0, y: 0 }, [city], byCell([below])).length).toBe(1);
    expect(headsInto({ x: 1, y: 0 }, [city], byCell([below]))).toEqual([]);
  });
});

describe('the camera', () => {
  it('inks the town at once when it is first shown, and again only at another scale', () => {
    const camera = new Camera();
    camera.frame({ x0: 0, y0: 0, x1: 500, y1: 500 }, size);
    const { k } = camera.viewport;
    expect(camera.inked).toBe(k);
    camera.pan(20, 10);
    expect(camera.inked).toBe(k);
    camera.zoom(1);
    expect(camera.viewport.k).toBeGreaterThan(k);
    expect(camera.inked).toBe(k);
    camera.destroy();
  });

  it('leaves a town that has outgrown the sheet where it went, until it grows again', () => {
    const camera = new Camera();
    const sheet = { width: 800, height: 620 };
    camera.frame({ x0: -100, y0: -100, x1: 200, y1: 200 }, sheet);
    const near = camera.viewport.k;
    const grown = { x0: -100, y0: -300, x1: 200, y1: 200 };
    camera.frame(grown, sheet);
    const { viewport } = camera;
    expect(viewport.k).toBeLessThan(near);
    // the next tile is drawn: nothing has been laid
    camera.frame({ ...grown }, sheet);
    expect(camera.viewport).toEqual(viewport);
    camera.frame({ ...grown, y1: 400 }, sheet);
    expect(camera.viewport.k).toBe(viewport.k);
    camera.destroy();
  });

  it('keeps the cells of a small sheet as large as a finger while it can', () => {
    const camera = new Camera();
    const sheet = { width: 360, height: 290 };
    camera.frame({ x0: -100, y0: -100, x1: 200, y1: 200 }, sheet);
    camera.frame({ x0: -100, y0: -300, x1: 200, y1: 200 }, sheet);
    expect(camera.viewport.k).toBeGreaterThan(0.44);
    camera.destroy();
  });
});
