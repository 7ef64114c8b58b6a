/** Tiles, seals and tokens, read from the components that the server plays by. */
import { componentsOf } from '../box';
import { listed, type Colour } from './boards';
import { ROWS, type ActionName, type Amount, type GridName, type RowName } from './view';

/** A tile of six sides. Edges and corners are numbered as printed: corner 0 north, edge 0 north-east, clockwise. */
export interface HexTile {
  readonly id: string;
  readonly row: RowName;
  readonly era: number;
  readonly special: boolean;
  /** The action that an upgrade tile improves. */
  readonly action: ActionName | null;
  readonly cost: readonly Amount[];
  readonly reward: readonly Amount[];
  readonly edges: readonly (string | null)[];
  readonly corners: readonly number[];
  /** University steps of an upgrade tile. */
  readonly caps: number;
  /** The grid on which placing it makes a move. */
  readonly grid: GridName | null;
  /** Whether it pays a point for every building around its plaza. */
  readonly crown: boolean;
}
export interface Technology {
  readonly id: string;
  readonly level: number;
  /** When a lasting one pays; null for one that is used once. */
  readonly when: string | null;
  readonly match: string | null;
  readonly oncePerTurn: boolean;
  readonly gain: readonly Amount[];
  readonly perform: ActionName | 'any' | null;
  readonly special: string | null;
  readonly discount: readonly Amount[];
}
export interface PlazaTile {
  readonly id: string;
  readonly colour: Colour;
  readonly top: readonly Amount[];
  readonly bottom: readonly Amount[];
}
export interface Final {
  readonly per: string;
  readonly points: number;
  readonly maximum?: number;
}
export interface BridgeTile {
  readonly id: string;
  readonly set: number;
  readonly now: readonly Amount[];
  readonly final: Final | null;
}
export interface Token {
  readonly id: string;
  readonly gain: readonly Amount[];
  readonly count: number;
}
export interface Seal {
  readonly id: string;
  readonly points: number;
  readonly cost: readonly Amount[];
  /** What each exchange at the end takes and gives; null for plain points. */
  readonly exchange: { readonly pay: readonly Amount[]; readonly points: number } | null;
}
type Table = Readonly<Record<string, number>>;
interface HexRow {
  id: string;
  era: number;
  special: boolean;
  action?: ActionName;
  bonus?: Amount[];
  cost?: Table;
  reward?: Amount[];
  edges?: string[];
  corners: number[];
  caps?: number;
  hunger_wall?: boolean;
  cathedral?: boolean;
  crown_per_building?: boolean;
}
export interface RoadFace {
  readonly side: 'a' | 'b';
  readonly now?: readonly Amount[];
  readonly now_per?: { readonly per: string; readonly points: number };
  readonly while_marker_here?: { readonly when: string; readonly match: string; readonly gain: readonly Amount[]; readonly choose_one?: readonly Amount[] };
}
interface Box {
  upgrade: HexRow[];
  wall: HexRow[];
  building: HexRow[];
  technology: {
    id: string;
    level: number;
    when?: string;
    match?: string;
    once_per_turn?: boolean;
    gain?: Amount[];
    perform?: ActionName | 'any';
    special_effect?: string;
    discount?: Record<string, unknown>;
  }[];
  plaza: PlazaTile[];
  bridge: { id: string; set: number; now: Amount[]; final?: Final }[];
  production_token: Token[];
  seal: { id: string; points?: number; cost?: Table; exchange?: { pay: Table; points: number } }[];
  kings_road_tile: { section: number; faces: RoadFace[] }[];
  action_tile: { id: string; a: ActionName[]; b: ActionName[] }[];
}
const BOX = componentsOf<Box>('praga');

const costs = (table: Readonly<Record<string, unknown>> = {}): readonly Amount[] =>
  (['gold', 'stone'] as const).map((kind) => ({ kind, n: Number(table[kind] ?? 0) })).filter((a) => a.n > 0);
const hexTile = (row: RowName, t: HexRow): HexTile => ({
  id: t.id,
  row,
  era: t.era,
  special: t.special,
  action: t.action ?? null,
  cost: costs(t.cost),
  reward: t.bonus ?? t.reward ?? [],
  edges: Array.from({ length: 6 }, (_, i) => t.edges?.[i] || null),
  corners: t.corners,
  caps: t.caps ?? 0,
  grid: t.hunger_wall ? 'hunger_wall' : t.cathedral ? 'cathedral' : null,
  crown: t.crown_per_building ?? false,
});
const byId = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> => Object.fromEntries(list.map((t) => [t.id, t]));

export const HEX_TILES = byId(ROWS.flatMap((row) => BOX[row].map((t) => hexTile(row, t))));
export const TECHNOLOGIES = byId(
  BOX.technology.map((t): Technology => ({
    id: t.id,
    level: t.level,
    when: t.when ?? null,
    match: t.match ?? null,
    oncePerTurn: t.once_per_turn ?? false,
    gain: t.gain ?? [],
    perform: t.perform ?? null,
    special: t.special_effect ?? null,
    discount: costs(t.discount),
  })),
);
export const PLAZA_TILES = byId(BOX.plaza);
export const BRIDGE_TILES = byId(BOX.bridge.map((t): BridgeTile => ({ id: t.id, set: t.set, now: t.now, final: t.final ?? null })));
export const TOKENS = byId(BOX.production_token);
export const SEALS = byId(
  BOX.seal.map((s): Seal => ({
    id: s.id,
    points: s.points ?? 0,
    cost: listed(s.cost),
    exchange: s.exchange ? { pay: listed(s.exchange.pay), points: s.exchange.points } : null,
  })),
);
/** The two faces of each King's Road tile, by region. */
export const ROAD_TILES: Readonly<Record<number, readonly RoadFace[]>> = Object.fromEntries(BOX.kings_road_tile.map((t) => [t.section, t.faces]));

/** Return a tile of six sides; an unknown name is a fault of the sender and is named. */
export function hexTileOf(id: string): HexTile {
  const found = HEX_TILES[id];
  if (!found) throw new Error(`unknown tile ${id}`);
  return found;
}
