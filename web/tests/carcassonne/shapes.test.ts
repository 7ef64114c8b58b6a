import source from '$bastide/games/carcassonne/components.toml?raw';
import { describe, expect, it } from 'vitest';
import { fieldPatch, drawnFields, segmentAt } from '$lib/games/carcassonne/regions';
import { cityShape, EDGE_MIDDLE, segmentsOf, shapeOf, spotOf, turn } from '$lib/games/carcassonne/shapes';
import { singleTile, tileArt } from '$lib/games/carcassonne/art';
import { tinyTile } from '$lib/games/carcassonne/tiny';
import { KINDS, KIND_IDS, readKinds, TABLE, TOTAL_TILES, type Edge } from '$lib/games/carcassonne/tiles';

const ROTATIONS = [0, 1, 2, 3] as const;
const CORNERS = ['0,0', '100,0', '100,100', '0,100'];
const key = (p: readonly [number, number]) => `${Math.round(p[0] * 100) / 100},${Math.round(p[1] * 100) / 100}`;

describe('the component table is the only source', () => {
  it('knows every kind and count written there', () => {
    const written = [...source.matchAll(/^id = "(\w)"\ncount = (\d+)$/gm)].map((m) => [m[1]!, Number(m[2])] as const);
    expect(written.length).toBe(24);
    expect(KIND_IDS.map((id) => [id, KINDS[id]!.count])).toEqual(written);
    expect(KIND_IDS.reduce((sum, id) => sum + KINDS[id]!.count, 0)).toBe(TOTAL_TILES);
  });

  it('carries a corrected value into the drawing', () => {
    const corrected = structuredClone(TABLE);
    const d = corrected.tile.find((t) => t.id === 'D')!;
    d.cities[0]!.spot = [0.25, 0.2];
    d.roads[0]!.edges = ['E', 'S'];
    const kinds = readKinds(corrected);
    expect(kinds.D!.cities[0]!.spot).toEqual([25, 20]);
    expect(kinds.D!.roads[0]!.edges).toEqual([1, 2]);
  });

  it('has segments, edges and half-edges that agree with each other', () => {
    for (const id of KIND_IDS) {
      const k = KINDS[id]!;
      const cityEdges = k.cities.flatMap((c) => c.edges).sort();
      const roadEdges = k.roads.flatMap((r) => r.edges).sort();
      expect(cityEdges, id).toEqual([0, 1, 2, 3].filter((e) => k.edges[e] === 'city'));
      expect(roadEdges, id).toEqual([0, 1, 2, 3].filter((e) => k.edges[e] === 'road'));
      const halves = k.fields.flatMap((f) => f.halfEdges).sort();
      expect(halves, id).toEqual([0, 1, 2, 3, 4, 5, 6, 7].filter((h) => k.edges[Math.floor(h / 2)] !== 'city'));
    }
  });
});

describe('roads', () => {
  it('leave every road edge at its middle and at a right angle, under every rotation', () => {
    for (const id of KIND_IDS)
      for (const r of ROTATIONS)
        for (const road of shapeOf(id, r).roads) {
          road.edges.forEach((e, i) => {
            const end = i === 0 ? road.line[0]! : road.line[road.line.length - 1]!;
            const next = i === 0 ? road.line[1]! : road.line[road.line.length - 2]!;
            expect(key(end), `${id} r${r}`).toBe(key(EDGE_MIDDLE[e]!));
            const along = e % 2 ? Math.abs(next[1] - end[1]) : Math.abs(next[0] - end[0]);
            const into = e % 2 ? Math.abs(next[0] - end[0]) : Math.abs(next[1] - end[1]);
            expect(along / into, `${id} r${r}`).toBeLessThan(0.2);
          });
        }
  });

  it('never run into a city, but up to a gate', () => {
    for (const id of KIND_IDS)
      for (const road of shapeOf(id, 0).roads)
        for (const p of road.line.slice(1, -1)) expect(segmentAt(id, 0, p)?.startsWith('city'), `${id} ${key(p)}`).toBeFalsy();
  });
});

describe('walls', () => {
  it('run from tile corner to tile corner, so that they join across tiles', () => {
    for (const id of KIND_IDS)
      for (const r of ROTATIONS)
        for (const c of shapeOf(id, r).cities)
          for (const w of c.walls) {
            expect(CORNERS).toContain(key(w[0]!));
            expect(CORNERS).toContain(key(w[w.length - 1]!));
          }
  });

  it('give every open side of a city edge exactly the two corner ends or none', () => {
    for (const id of KIND_IDS)
      for (const r of ROTATIONS)
        for (const c of shapeOf(id, r).cities) {
          const ends = new Set(c.walls.flatMap((w) => [key(w[0]!), key(w[w.length - 1]!)]));
          for (const e of [0, 1, 2, 3] as Edge[]) {
            const [a, b] = [CORNERS[e]!, CORNERS[(e + 1) % 4]!];
            const before = c.edges.includes(((e + 3) % 4) as Edge);
            const after = c.edges.includes(((e + 1) % 4) as Edge);
            if (!c.edges.includes(e)) continue;
            expect(ends.has(a), `${id} r${r} edge ${e}`).toBe(!before);
            expect(ends.has(b), `${id} r${r} edge ${e}`).toBe(!after);
          }
        }
  });

  it('turn with the tile', () => {
    for (const edges of [[0], [0, 1], [0, 3], [1, 3], [0, 1, 3], [0, 1, 2, 3]] as Edge[][])
      for (const r of ROTATIONS) {
        const turned = cityShape(edges, 0)
          .area.map((p) => key(turn(p, r)))
          .sort();
        expect(cityShape(edges, r).area.map(key).sort()).toEqual(turned);
        const other = edges.map((e) => ((e + r) % 4) as Edge);
        expect(cityShape(other, 0).area.map(key).sort(), `${edges} r${r}`).toEqual(turned);
      }
  });
});

describe('fields and spots', () => {
  it('part the ground exactly as the table says', () => {
    for (const id of KIND_IDS) {
      const told = KINDS[id]!.fields.map((f) => [...f.halfEdges].sort().join()).sort();
      expect(
        drawnFields(id)
          .map((g) => g.sort().join())
          .sort(),
        id,
      ).toEqual(told);
    }
  });

  it('put every spot on its own segment, under every rotation', () => {
    for (const id of KIND_IDS)
      for (const r of ROTATIONS) for (const segment of segmentsOf(id)) expect(segmentAt(id, r, spotOf(id, r, segment)), `${id} r${r}`).toBe(segment);
  });

  it('cover every field with a closed patch', () => {
    for (const id of KIND_IDS)
      KINDS[id]!.fields.forEach((_, i) => {
        for (const r of ROTATIONS) expect(fieldPatch(id, r, i)).toMatch(/^(M[\d.,L-]+Z)+$/);
      });
  });
});

describe('art', () => {
  it('is drawn once per kind, rotation and variant', () => {
    expect(tileArt('N', 3, 4, 1)).toBe(tileArt('N', 3 + 5, 4, 1));
    expect(tileArt('N', 3, 4, 1)).not.toBe(tileArt('N', 4, 4, 1));
    expect(singleTile('N', 1)).toBe(singleTile('N', 1));
  });

  it('keeps every house upright', () => {
    for (const id of KIND_IDS)
      for (const r of ROTATIONS)
        expect(
          tileArt(id, 0, 0, r)
            .upright.map((u) => u[1](0, 0))
            .join(''),
        ).not.toMatch(/rotate\(/);
  });

  it('shows a banner for a pennant and an abbey for a cloister', () => {
    for (const id of KIND_IDS) {
      const pennants = KINDS[id]!.cities.filter((c) => c.pennant).length;
      expect(singleTile(id).split('data-symbol="carcassonne-pennant"').length - 1, id).toBe(pennants);
    }
  });

  it('says in a dozen shapes at the most what a tile joins, in a line of the log', () => {
    const count = (svg: string, what: RegExp): number => [...svg.matchAll(what)].length;
    for (const id of KIND_IDS)
      for (const r of ROTATIONS) {
        const [svg, kind] = [tinyTile(id, r), KINDS[id]!];
        expect(count(svg, /<(?!\/)/g), id).toBeLessThan(12);
        expect(count(svg, /fill="var\(--roof-3\)"/g), id).toBe(kind.cities.filter((c) => c.pennant).length);
        expect(svg.includes('var(--road)'), id).toBe(kind.roads.length > 0);
        expect(svg.includes('var(--ground)'), id).toBe(kind.cities.length > 0);
        expect(svg.includes('var(--plaster)'), id).toBe(kind.cloister !== null);
      }
    expect(tinyTile('V', 1)).not.toBe(tinyTile('V', 0));
  });
});
