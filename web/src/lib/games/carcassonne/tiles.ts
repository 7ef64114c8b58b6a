/**
 * The 24 kinds of tiles, read from the components that the server plays by: a value corrected there changes the drawing,
 * and nothing else has to be touched. Conventions (edges, half-edges, rotation): components.toml.
 */
import type { Point } from '$lib/art/pen';
import { componentsOf } from '../box';

export type EdgeKind = 'city' | 'road' | 'field';
export type Terminus = 'none' | 'crossing' | 'city' | 'cloister';
/** Edges are numbered 0 N, 1 E, 2 S, 3 W. */
export type Edge = 0 | 1 | 2 | 3;

export interface CitySegment {
  readonly edges: readonly Edge[];
  readonly pennant: boolean;
  readonly spot: Point;
}
export interface RoadSegment {
  readonly edges: readonly Edge[];
  readonly terminus: Terminus;
  readonly spot: Point;
}
export interface FieldSegment {
  readonly halfEdges: readonly number[];
  readonly cities: readonly number[];
  readonly spot: Point;
}
export interface TileKind {
  readonly id: string;
  readonly count: number;
  readonly orientations: number;
  readonly edges: readonly EdgeKind[];
  readonly cloister: Point | null;
  readonly cities: readonly CitySegment[];
  readonly roads: readonly RoadSegment[];
  readonly fields: readonly FieldSegment[];
}

interface Spotted {
  spot: [number, number];
}
export interface ComponentTable {
  start_tile: string;
  tile: {
    id: string;
    count: number;
    orientations: number;
    edges: EdgeKind[];
    cloister: { present: boolean; spot?: [number, number] };
    cities: (Spotted & { edges: string[]; pennant: boolean })[];
    roads: (Spotted & { edges: string[]; terminus: Terminus })[];
    fields: (Spotted & { half_edges: number[]; cities: number[] })[];
  }[];
}

const compass = (letters: readonly string[]): Edge[] => letters.map((c) => 'NESW'.indexOf(c) as Edge);
/** Spots are given with tile side 1; drawings use 100. */
const hundredfold = (s: readonly [number, number]): Point => [s[0] * 100, s[1] * 100];

/** Read the kinds out of a component table. */
export function readKinds(table: ComponentTable): Readonly<Record<string, TileKind>> {
  return Object.fromEntries(
    table.tile.map((t): [string, TileKind] => [
      t.id,
      {
        id: t.id,
        count: t.count,
        orientations: t.orientations,
        edges: t.edges,
        cloister: t.cloister.present ? hundredfold(t.cloister.spot ?? [0.5, 0.5]) : null,
        cities: t.cities.map((c) => ({ edges: compass(c.edges), pennant: c.pennant, spot: hundredfold(c.spot) })),
        roads: t.roads.map((r) => ({ edges: compass(r.edges), terminus: r.terminus, spot: hundredfold(r.spot) })),
        fields: t.fields.map((f) => ({ halfEdges: f.half_edges, cities: f.cities, spot: hundredfold(f.spot) })),
      },
    ]),
  );
}

export const TABLE = componentsOf<ComponentTable>('carcassonne');
export const KINDS = readKinds(TABLE);
export const KIND_IDS: readonly string[] = Object.keys(KINDS);
export const TOTAL_TILES = TABLE.tile.reduce((sum, tile) => sum + tile.count, 0);

/** Return a kind; an unknown letter is a fault of the sender and is named. */
export function kindOf(id: string): TileKind {
  const kind = KINDS[id];
  if (!kind) throw new Error(`unknown tile kind ${id}`);
  return kind;
}
