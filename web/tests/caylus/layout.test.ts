import { describe, expect, it } from 'vitest';
import type { Rect } from '$lib/art/pen';
import { columnsFor, favourCell, layoutFor, type Layout } from '$lib/games/caylus/layout';
import { spotRect } from '$lib/games/caylus/spots';
import { CASTLE_HEIGHT, CASTLE_WIDTH } from '$lib/games/caylus/castle';
import { thingRect, thingsOn } from '$lib/games/caylus/spots';
import { LINES, SPECIAL_IDS } from '$lib/games/caylus/tables';
import { POSITIONS } from './positions';

const SIZES = [
  [800, 640],
  [640, 545],
  [1400, 700],
  [500, 690],
  [348, 400],
  [2200, 1700],
  [700, 1200],
  [766, 425],
] as const;
const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;
const solid = (l: Layout): (readonly [string, Rect])[] => [
  ...l.sites.slice(1).map((s) => [`site ${s.n}`, s] as const),
  ...SPECIAL_IDS.map((id) => [id, l.specials[id]!] as const),
  ...l.yard.places.map((p, i) => [`place ${i}`, p] as const),
  [
    'castle',
    { x: l.castle.foot[0], y: l.castle.foot[1] - CASTLE_HEIGHT * l.castle.scale, w: CASTLE_WIDTH * l.castle.scale, h: CASTLE_HEIGHT * l.castle.scale },
  ],
  ['favours', l.favours],
  ['bridge', { ...l.bridge, y: l.bridge.y + 8, h: l.bridge.h - 16 }],
];

describe.each(SIZES)('a sheet of %i × %i', (width, height) => {
  const l = layoutFor({ width, height });
  it('has everything on it, nothing over anything else', () => {
    const all = solid(l);
    for (const [name, r] of all) {
      expect(r.x, name).toBeGreaterThanOrEqual(0);
      expect(r.x + r.w, name).toBeLessThanOrEqual(l.width + 0.5);
      expect(r.y + r.h, name).toBeLessThanOrEqual(l.height);
    }
    for (const [i, [a, ra]] of all.entries()) for (const [b, rb] of all.slice(i + 1)) expect(overlap(ra, rb), `${a} over ${b}`).toBe(false);
  });
  it('winds: neighbours on the road are neighbours on the sheet', () => {
    for (let n = 1; n < 28; n++) {
      const [a, b] = [l.sites[n]!.stone, l.sites[n + 1]!.stone];
      expect(Math.hypot(a[0] - b[0], a[1] - b[1]), `${n}`).toBeLessThan(l.width / l.columns + 40);
    }
  });
  it('knows where every spot lies', () => {
    const { view } = POSITIONS.worker!;
    for (const spot of [
      'road:1',
      'road:28',
      'stone:5',
      'castle',
      'section:walls',
      ...SPECIAL_IDS.map((s) => `special:${s}`),
      ...LINES.map((s) => `favour:${s}:5`),
    ])
      expect(spotRect(spot, l, view), spot).not.toBeNull();
    for (const thing of thingsOn(l, view)) expect(thingRect(thing, l, view), thing).not.toBeNull();
    expect(spotRect('stock:mason', l, view)).toBeNull();
    expect(favourCell(l.favours, 'buildings', 5).x + favourCell(l.favours, 'buildings', 5).w).toBeCloseTo(l.favours.x + l.favours.w);
  });
});

describe.each([
  [640, 453],
  [800, 633],
  [1130, 780],
] as const)('a desktop of %i × %i', (width, height) => {
  const l = layoutFor({ width, height });
  const k = width / l.width;
  it('has no numeral under 8.5 pixels', () => expect(14.75 * k).toBeGreaterThanOrEqual(8.5));
  it('has a provost of 26 pixels or more', () => expect(45 * l.persons.scale * k).toBeGreaterThanOrEqual(26));
  it('has a castle about two and a half times as large as it was', () => {
    const before = { area: 222 * 166, width: 773 / (height / width) };
    const was = before.area * (width / Math.max(890, before.width)) ** 2;
    expect((CASTLE_WIDTH * CASTLE_HEIGHT * (l.castle.scale * k) ** 2) / was).toBeGreaterThan(2.3);
  });
});

it('has the street in one row where a sheet is low', () => {
  const rows = (width: number, height: number): number => new Set(Object.values(layoutFor({ width, height }).specials).map((r) => r.y)).size;
  expect([rows(766, 425), rows(800, 633), rows(348, 400)]).toEqual([1, 2, 2]);
});

it('fits a desktop without scrolling, and is never shrunk on a phone', () => {
  for (const [width, height] of [
    [800, 640],
    [1130, 780],
    [2200, 1700],
  ] as const) {
    const l = layoutFor({ width, height });
    expect((l.height * width) / l.width).toBeLessThanOrEqual(height + 1);
  }
  expect([columnsFor(1000), columnsFor(500), columnsFor(348)]).toEqual([7, 5, 3]);
  expect(348 / layoutFor({ width: 348, height: 400 }).width).toBeGreaterThan(0.9);
});
