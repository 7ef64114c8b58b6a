/**
 * From topology to shapes: where walls, roads and spots of a tile lie, read from the pieces that are drawn once for
 * Python and the browser. A tile is 100 × 100 with its origin at the top left; shapes are returned already turned, so
 * that what stands on them can be drawn upright.
 */
import type { Point } from '$lib/art/pen';
import { bezier } from '$lib/art/plane';
import { source } from './symbols';
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

/** Where the gate stands of a road from the south that ends at a city. */
const GATE: Point = [50, 78];
/** A crossing on a tile with a city's gable keeps this far from it. */
const AWAY = 6;

/** A piece of a tile, and by how many quarters it is turned clockwise. */
type Piece = readonly [name: string, turns: number];

/** Return the lines of a piece as they are drawn, curves in seventeen points. */
function readLines(name: string): Point[][] {
  const d = source.match(new RegExp(`id="carcassonne-${name}"[^>]*><path d="([^"]+)"`))?.[1];
  if (!d) throw new Error(`no piece ${name}`);
  const lines: Point[][] = [];
  for (const [, command, words] of d.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = [...words!.matchAll(/-?[\d.]+/g)].map(Number);
    const points = numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, numbers[i + 1]!]]));
    const line = lines[lines.length - 1];
    if (command === 'M') lines.push(points);
    else if (command === 'L') line!.push(...points);
    else line!.push(...bezier(line![line!.length - 1]!, points[0]!, points[1]!, points[2]!).slice(1));
  }
  return lines;
}

const read = new Map<string, Point[][]>();
function linesOf(name: string, r: number): Point[][] {
  let found = read.get(name);
  if (!found) read.set(name, (found = readLines(name)));
  return found.map((line) => turnAll(line, r));
}

/** The piece of a town on these edges. */
function townPiece(edges: readonly Edge[]): Piece {
  const has = (e: number): boolean => edges.includes((((e % 4) + 4) % 4) as Edge);
  if (edges.length === 4) return ['whole', 0];
  if (edges.length === 3) return ['three', [0, 1, 2, 3].find((e) => !has(e))! + 2];
  if (edges.length === 1) return ['cap', edges[0]!];
  if (has(edges[0]! + 2)) return ['band', has(1) ? 0 : 1];
  return ['corner', edges.find((e) => has(e + 1))!];
}

/** Walls and area of a city segment on the given edges, turned by r. */
export function cityShape(edges: readonly Edge[], r: number): Pick<CityShape, 'walls' | 'area'> {
  const [name, turns] = townPiece(edges);
  return { walls: name === 'whole' ? [] : linesOf(`${name}-wall`, turns + r), area: linesOf(`${name}-ground`, turns + r)[0]! };
}

/** The edge with the gable of a one-edge city, if there is just one. */
function gableOf(kind: TileKind): Edge | null {
  const gables = kind.cities.filter((c) => c.edges.length === 1).map((c) => c.edges[0]!);
  return gables.length === 1 ? gables[0]! : null;
}

/** Roads to a crossing that keeps away from a gable, by the quarters from it to their edge. */
const BESIDE_A_GABLE = ['', 'right', 'ahead', 'left'] as const;
const ENDS = { none: '', crossing: 'end', city: 'to-gate', cloister: 'to-abbey' } as const;

/** The piece of a road. */
function roadPiece(road: RoadSegment, gable: Edge | null): Piece {
  const [a, b] = road.edges as [Edge, Edge?];
  if (b === undefined) {
    if (road.terminus === 'crossing' && gable !== null) return [BESIDE_A_GABLE[(a - gable + 4) % 4]!, gable];
    return [ENDS[road.terminus], a + 2];
  }
  if ((a + 2) % 4 === b) return gable === null ? ['straight', a] : ['beside', gable];
  return ['bend', (a + 1) % 4 === b ? a : b];
}

/** A road's middle line from its first edge; every road leaves an edge at its middle and at a right angle. */
function roadLine(road: RoadSegment, gable: Edge | null, r: number): Point[] {
  const [name, turns] = roadPiece(road, gable);
  const [line] = linesOf(`${name}-line`, turns + r);
  const start = EDGE_MIDDLE[(road.edges[0]! + r) % 4]!;
  return line![0]![0] === start[0] && line![0]![1] === start[1] ? line! : line!.reverse();
}

function shape(kind: TileKind, r: number): TileShape {
  const gable = gableOf(kind);
  const away: Point = gable === null ? [0, 0] : [-STEP[gable]![0] * AWAY, -STEP[gable]![1] * AWAY];
  return {
    cities: kind.cities.map((c) => ({
      ...cityShape(c.edges, r),
      edges: turnEdges(c.edges, r),
      pennant: c.pennant,
      spot: turn(c.spot, r),
    })),
    roads: kind.roads.map((o) => ({
      line: roadLine(o, gable, r),
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
