import { describe, expect, it } from 'vitest';
import { sign } from '$lib/games/praga/art';
import { BLUE_CORNERS, CRANE_PLACES, CROSSING, GROUND, PLAZAS, REGIONS, SPACES, STEPS, WALL_PLACES } from '$lib/games/praga/boards';
import { face } from '$lib/games/praga/faces';
import { componentsOf } from '$lib/games/box';
import { centre, corner, edge, over, SIDES, turned } from '$lib/games/praga/hexes';
import { BRIDGE_TILES, HEX_TILES, hexTileOf, PLAZA_TILES, SEALS, TECHNOLOGIES, TOKENS } from '$lib/games/praga/tiles';
import type { Match } from '$lib/games/praga/pointing';
import type { Fields, OnBoard, PragaView } from '$lib/games/praga/view';
import meetings from './meetings.json';

interface Meeting {
  readonly view: PragaView;
  readonly meetings: readonly { readonly fields: Fields; readonly matches: readonly Match[] }[];
}
const MEETINGS = meetings as unknown as Readonly<Record<'wall' | 'building' | 'upgrade', Meeting>>;
const near = (a: readonly number[], b: readonly number[]): boolean => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) < 1e-6;
const plus = (a: readonly number[], b: readonly number[]): [number, number] => [a[0]! + b[0]!, a[1]! + b[1]!];

describe('hexes', () => {
  it.each([false, true])('touch along the edges that the table says (map turned: %s)', (quarter) => {
    const off = quarter ? 90 : 0;
    for (const i of SIDES) {
      const there = over(3, -2, i);
      const here = plus(centre(3, -2, 29, quarter), edge(29, i, 0, off));
      expect(near(here, plus(centre(...there, 29, quarter), edge(29, (i + 3) % 6, 0, off)))).toBe(true);
      expect(near(plus(centre(3, -2, 29, quarter), corner(29, i, off)), plus(centre(...there, 29, quarter), corner(29, (i + 4) % 6, off)))).toBe(true);
    }
  });

  it('have corner 0 on top and edge 0 on the upper right', () => {
    expect(near(corner(10, 0), [0, -10])).toBe(true);
    expect(edge(10, 0)[0]).toBeGreaterThan(0);
    expect(edge(10, 0)[1]).toBeLessThan(0);
    expect(near(centre(1, 0, 10), [10 * Math.sqrt(3), 0])).toBe(true);
  });
});

describe('the city', () => {
  const beside = (s: { q: number; r: number }): string[] => SIDES.flatMap((i) => PLAZAS.filter((p) => near([p.q, p.r], over(s.q, s.r, i))).map((p) => p.id));

  it('has every building space beside its plaza and no other', () => {
    expect(SPACES.length).toBeGreaterThan(25);
    for (const s of SPACES) expect(beside(s)).toEqual([s.plaza]);
  });

  it('draws no hex twice', () => {
    const all = [
      ...SPACES.map((s) => [s.q, s.r]),
      ...PLAZAS.map((p) => [p.q, p.r]),
      ...GROUND.walled,
      ...GROUND.road,
      ...GROUND.riverside,
      ...GROUND.green,
    ].map(String);
    expect(new Set(all).size).toBe(all.length);
    for (const r of REGIONS) if (r.stand) expect(GROUND.road.map(String)).toContain(String(r.stand));
  });

  it('has printed corners where the spaces that they serve meet', () => {
    const names = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
    for (const c of BLUE_CORNERS) {
      const point = plus(centre(...c.hex, 29), corner(29, names.indexOf(c.corner)));
      const there = SPACES.filter((s) => SIDES.some((i) => near(point, plus(centre(s.q, s.r, 29), corner(29, i))))).map((s) => s.id);
      expect(there.sort()).toEqual([...c.touches].sort());
    }
  });
});

describe('tiles', () => {
  it('are as many as the table counts, each with six sides', () => {
    const counts = componentsOf<{ counts: Record<string, number> }>('praga').counts;
    for (const row of ['upgrade', 'wall', 'building']) expect(Object.values(HEX_TILES).filter((t) => t.row === row).length).toBe(counts[row]);
    expect(Object.keys(TECHNOLOGIES).length).toBe(counts.technology);
    expect(Object.keys(PLAZA_TILES).length).toBe(counts.plaza);
    expect(Object.keys(BRIDGE_TILES).length).toBe(counts.bridge);
    expect(Object.keys(SEALS).length).toBe(counts.seal);
    expect(Object.values(TOKENS).reduce((n, t) => n + t.count, 0)).toBe(counts.production_token);
    for (const t of Object.values(HEX_TILES)) expect(t.edges.length).toBe(6);
    expect(() => hexTileOf('U9-99')).toThrow('U9-99');
  });

  it('show what the table says, so that a corrected price is a corrected drawing', () => {
    const tile = hexTileOf('W1-12');
    const shown = face(tile, { size: 36 });
    expect(face({ ...tile, cost: [{ kind: 'stone', n: 7 }] }, { size: 36 })).toBe(shown.replace(`>${tile.cost[0]!.n}<`, '>7<'));
    expect(face(tile, { size: 36, placed: true })).not.toContain(`>${tile.cost[0]!.n}<`);
  });

  it('turn as the kernel turns them: what meets lies on both sides of the edge or corner', () => {
    let edges = 0;
    let corners = 0;
    for (const { view, meetings: list } of Object.values(MEETINGS)) {
      const own = view.seats[view.current]!;
      const places: readonly OnBoard[] = [...own.hexes, ...own.walls];
      for (const { fields, matches } of list)
        for (const m of matches) {
          const tile = hexTileOf(fields.tile!);
          if (m.edge !== undefined) {
            const [q, r] = over(fields.q!, fields.r_!, m.edge);
            const there = places.find((p) => p.q === q && p.r_ === r)!;
            expect([there.tile, tile.edges[turned(m.edge, -fields.r!)], hexTileOf(there.tile!).edges[turned(m.edge + 3, -there.r)]]).toEqual([
              m.with,
              m.gain[0],
              m.gain[1],
            ]);
            edges++;
          } else {
            expect(tile.corners.map((c) => turned(c, fields.r!))).toContain(m.corner);
            corners++;
          }
        }
    }
    expect(Math.min(edges, corners)).toBeGreaterThan(9);
  });

  it('draw a turned edge where it lies', () => {
    const tile = Object.values(HEX_TILES).find((t) => t.edges.filter(Boolean).length === 1 && t.corners.length === 0)!;
    const printed = tile.edges.findIndex(Boolean);
    for (const r of SIDES) {
      const [x, y] = edge(57, turned(printed, r), 9.4);
      expect(face(tile, { size: 57, r })).toContain(sign(tile.edges[printed]!, 1, x, y));
    }
  });
});

describe('boards', () => {
  it('number the places of the wall as the kernel does', () => {
    const { view } = MEETINGS.wall;
    expect([...WALL_PLACES].map(([place, [q, r]]) => `${place} ${q} ${r}`)).toEqual(view.seats[0]!.walls.map((w) => `${w.place} ${w.q} ${w.r_}`));
  });

  it('price the crane as the kernel does', () => {
    for (const { view } of Object.values(MEETINGS))
      for (const c of view.crane.tiles) expect(CRANE_PLACES[c.position]).toMatchObject({ cost: c.cost, points: c.points });
  });

  it('price the tiers and lay out the tracks', () => {
    const { view } = MEETINGS.upgrade;
    for (const tier of view.grids.cathedral.tier_of_row) if (tier > 1) expect(CROSSING[tier]!.length).toBeGreaterThan(0);
    for (const s of view.seats) {
      expect(STEPS.mines.map((x) => x.space)).toContain(s.mine);
      expect(STEPS.quarries.map((x) => x.space)).toContain(s.quarry);
      expect(STEPS.university[s.university]!.times).toBe(s.multiplier);
    }
  });
});
