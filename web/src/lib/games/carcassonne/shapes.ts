/**
 * From topology to shapes: where walls, roads and spots of a tile lie. A tile is 100 × 100 with its origin at the top
 * left; shapes are returned already turned, so that what stands on them can be drawn upright.
 */
import type { Point } from '$lib/art/pen';
import { bezier } from '$lib/art/plane';
import { kindOf, type Edge, type RoadSegment, type Terminus, type TileKind } from './tiles';

export interface CityShape {
  /** Wall lines on this tile; each runs from tile corner to tile corner. */
  readonly walls: readonly (readonly Point[])[];
  readonly area: readonly Point[];
  readonly edges: readonly Edge[];
  readonly pennant: boolean;
  readonly spot: Point;
}
export interface RoadShape {
  readonly line: readonly Point[];
  readonly edges: readonly Edge[];
  readonly terminus: Terminus;
  readonly spot: Point;
}
export interface FieldShape {
  readonly halfEdges: readonly number[];
  readonly spot: Point;
}
export interface TileShape {
  readonly cities: readonly CityShape[];
  readonly roads: readonly RoadShape[];
  readonly fields: readonly FieldShape[];
  readonly cloister: Point | null;
  /** The middle of the crossing, if roads end at one. */
  readonly crossing: Point | null;
  /** Where the road's gate stands, one per road that ends at a city. */
  readonly gates: readonly Point[];
}

export const EDGE_MIDDLE: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
const STEP: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Turn a point of a tile by r quarter turns clockwise. */
export function turn(p: Point, r: number): Point {
  let [x, y] = p;
  for (let i = 0; i < ((r % 4) + 4) % 4; i++) [x, y] = [100 - y, x];
  return [x, y];
}

const turnAll = (pts: readonly Point[], r: number): Point[] => pts.map((p) => turn(p, r));
const turnEdges = (edges: readonly Edge[], r: number): Edge[] => edges.map((e) => ((e + r) % 4) as Edge);

// Wall lines in a canonical position.
const CAP: readonly Point[] = [
  [0, 0],
  [16, 17],
  [36, 25],
  [64, 25],
  [84, 17],
  [100, 0],
]; // north edge
const CORNER: readonly Point[] = [
  [0, 0],
  [20, 27],
  [45, 46],
  [54, 55],
  [73, 80],
  [100, 100],
]; // north and east
const BOW: readonly Point[] = [
  [0, 0],
  [17, 11],
  [38, 16],
  [62, 16],
  [83, 11],
  [100, 0],
]; // the north wall of a band
const THREE: readonly Point[] = [
  [0, 100],
  [17, 84],
  [38, 77],
  [62, 77],
  [83, 84],
  [100, 100],
]; // all but south
const SQUARE: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
/** How far a road that ends before a city, or under a church, reaches in. */
const GATE_END: Point = [50, 76];
const GATE: Point = [50, 78];
const ABBEY_REACH = 16;
/** A road or crossing on a tile with a city gable keeps this far from it. */
const AWAY = 6;

/** Return walls and area of a city segment on the given edges, turned by r. */
export function cityShape(edges: readonly Edge[], r: number): Pick<CityShape, 'walls' | 'area'> {
  const has = (e: number): boolean => edges.includes(((e + 4) % 4) as Edge);
  if (edges.length === 4) return { walls: [], area: SQUARE };
  if (edges.length === 1) {
    const wall = turnAll(CAP, edges[0]! + r);
    return { walls: [wall], area: wall };
  }
  if (edges.length === 3) {
    const missing = [0, 1, 2, 3].find((e) => !has(e))!;
    const d = missing + 2 + r;
    return { walls: [turnAll(THREE, d)], area: turnAll([...THREE, [100, 0], [0, 0]], d) };
  }
  if (has(edges[0]! + 2)) {
    const d = (has(1) ? 0 : 1) + r;
    const one = turnAll(BOW, d);
    const other = turnAll(BOW, d + 2);
    return { walls: [one, other], area: [...one, ...other] };
  }
  const first = [0, 1, 2, 3].find((e) => has(e) && has(e + 1))!;
  return { walls: [turnAll(CORNER, first + r)], area: turnAll([...CORNER, [100, 0]], first + r) };
}

/** The side away from the gables of one-edge cities, as a step of AWAY; (0, 0) without any. */
function awayFromGables(kind: TileKind): Point {
  let x = 0;
  let y = 0;
  for (const c of kind.cities)
    if (c.edges.length === 1) {
      x -= STEP[c.edges[0]!]![0] * AWAY;
      y -= STEP[c.edges[0]!]![1] * AWAY;
    }
  return [x, y];
}

const inward = (e: Edge, length: number): Point => [EDGE_MIDDLE[e]![0] - STEP[e]![0] * length, EDGE_MIDDLE[e]![1] - STEP[e]![1] * length];

function straightRoad(a: Edge, b: Edge, away: Point): Point[] {
  const s = STEP[a]!;
  const gabled = away[0] !== 0 || away[1] !== 0;
  const sway = gabled ? 0 : 4; // an open road winds a little
  const across: Point = [-s[1], s[0]];
  const middle: Point = gabled ? [50 + away[0], 50 + away[1]] : [50 + Math.abs(across[0]) * 2, 50 + Math.abs(across[1]) * 2];
  const lean = (side: number): Point => [middle[0] + side * (s[0] * 16 + across[0] * sway), middle[1] + side * (s[1] * 16 + across[1] * sway)];
  return [...bezier(EDGE_MIDDLE[a]!, inward(a, 18), lean(1), middle), ...bezier(middle, lean(-1), inward(b, 18), EDGE_MIDDLE[b]!).slice(1)];
}

function roadEnd(road: RoadSegment, kind: TileKind, away: Point): Point {
  const e = road.edges[0]!;
  if (road.terminus === 'city') return turn(GATE_END, e + 2);
  if (road.terminus === 'cloister' && kind.cloister) return [kind.cloister[0] + STEP[e]![0] * ABBEY_REACH, kind.cloister[1] + STEP[e]![1] * (ABBEY_REACH + 8)];
  return [50 + away[0], 50 + away[1]];
}

/** Sample a road's middle line; every road leaves an edge at its middle and at a right angle. */
function roadLine(road: RoadSegment, kind: TileKind, r: number): Point[] {
  const [a, b] = road.edges;
  const away = awayFromGables(kind);
  if (a !== undefined && b !== undefined) {
    const opposite = (a + 2) % 4 === b;
    const line = opposite ? straightRoad(a, b, away) : bezier(EDGE_MIDDLE[a]!, inward(a, 27), inward(b, 27), EDGE_MIDDLE[b]!);
    return turnAll(line, r);
  }
  const end = roadEnd(road, kind, away);
  const s = STEP[a!]!;
  return turnAll(bezier(EDGE_MIDDLE[a!]!, inward(a!, 16), [end[0] + s[0] * 16, end[1] + s[1] * 16], end), r);
}

function shape(kind: TileKind, r: number): TileShape {
  const away = awayFromGables(kind);
  return {
    cities: kind.cities.map((c) => ({
      ...cityShape(c.edges, r),
      edges: turnEdges(c.edges, r),
      pennant: c.pennant,
      spot: turn(c.spot, r),
    })),
    roads: kind.roads.map((o) => ({
      line: roadLine(o, kind, r),
      edges: turnEdges(o.edges, r),
      terminus: o.terminus,
      spot: turn(o.spot, r),
    })),
    fields: kind.fields.map((f) => ({ halfEdges: f.halfEdges.map((h) => (h + 2 * r) % 8), spot: turn(f.spot, r) })),
    cloister: kind.cloister ? turn(kind.cloister, r) : null,
    crossing: kind.roads.some((o) => o.terminus === 'crossing') ? turn([50 + away[0], 50 + away[1]], r) : null,
    gates: kind.roads.filter((o) => o.terminus === 'city').map((o) => turn(turn(GATE, o.edges[0]! + 2), r)),
  };
}

const known = new Map<string, TileShape>();

/** Return the shapes of kind `id` turned by r; computed once. */
export function shapeOf(id: string, r: number): TileShape {
  const key = `${id}${r}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = shape(kindOf(id), r)));
  return found;
}

/** Split `city.0` into its kind and index; a cloister has index 0. */
export function segmentParts(segment: string): { type: 'city' | 'road' | 'field' | 'cloister'; index: number } {
  const [type, index] = segment.split('.');
  return { type: type as 'city' | 'road' | 'field' | 'cloister', index: Number(index ?? 0) };
}

/** Where a figure stands on a segment, in tile units. */
export function spotOf(id: string, r: number, segment: string): Point {
  const { type, index } = segmentParts(segment);
  const s = shapeOf(id, r);
  const spot = type === 'city' ? s.cities[index]?.spot : type === 'road' ? s.roads[index]?.spot : type === 'field' ? s.fields[index]?.spot : s.cloister;
  return spot ?? [50, 50];
}

/** Every segment of a kind, in the order of the component table. */
export function segmentsOf(id: string): string[] {
  const k = kindOf(id);
  return [
    ...k.cities.map((_, i) => `city.${i}`),
    ...k.roads.map((_, i) => `road.${i}`),
    ...k.fields.map((_, i) => `field.${i}`),
    ...(k.cloister ? ['cloister'] : []),
  ];
}
