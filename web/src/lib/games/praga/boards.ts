/**
 * The boards: crane, city, King's Road, grids and tracks, read from the components that the server plays by. A
 * value corrected there changes the drawing, and nothing else has to be touched.
 */
import { componentsOf } from '../box';
import type { ActionName, Amount, GridName } from './view';

export type Axial = readonly [q: number, r: number];
type Table = Readonly<Record<string, number>>;

/** Turn a table of effects into a list, in the order in which it is written. */
export const listed = (table: Table = {}): readonly Amount[] => Object.entries(table).map(([kind, n]) => ({ kind, n }));

/** The four tracks of a player board; the first two are those of the view. */
export const BOARD_TRACKS = ['mines', 'quarries', 'technology', 'university'] as const;
export type BoardTrack = (typeof BOARD_TRACKS)[number];
export type Colour = 'tan' | 'silver' | 'gold' | 'blue';
export type Corner = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';

export interface Space {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly side: 'old_town' | 'new_town';
  /** What the Old Town asks and gives; 0 in the New Town. */
  readonly gold: number;
  readonly points: number;
  readonly plaza: string;
}
export interface Plaza {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly colour: Colour;
  readonly players: number;
}
/** An effect of the King's Road: what is paid, what is gained, and whether one of the gains is chosen. */
export interface RoadEffect {
  readonly pay: readonly Amount[];
  readonly gain: readonly (readonly Amount[])[];
  /** What the gain is counted by; null for once. */
  readonly per: string | null;
}
export interface Region {
  readonly region: number;
  /** Where markers stand; null for the regions on the bridge. */
  readonly stand: Axial | null;
  /** What entering costs, in eggs. */
  readonly eggs: number;
  readonly free: RoadEffect | null;
  readonly egg: RoadEffect | null;
}
interface EffectTable {
  pay?: Table;
  gain?: Table;
  choose_one?: Table[];
  per?: string;
}
interface ProductionTrack {
  start_space: number;
  last_space: number;
  production_token_at_space: number;
  seal_at_space: number;
  production_bonus: { left_of_space: number; gain: Table }[];
}
interface BookTrack {
  steps: number;
  overflow_points: number;
}
interface Box {
  crane: {
    recycle_order: number[];
    positions: number;
    red: number[];
    green_three: number[];
    blue: number[];
    green_single: number;
    red_cost: number[];
    blue_points: number[];
  };
  clock: { players: Record<string, { platform_start: number }> };
  player_board: {
    mines: ProductionTrack;
    quarries: ProductionTrack;
    technology: BookTrack & { books: Record<string, number> };
    university: BookTrack & { multiplier: number[] };
    wealth_bonus: Record<string, unknown>;
  };
  action_board: { hexes: { action: ActionName; q: number; r: number }[]; wall_touching_one: Axial[]; wall_touching_two: Axial[] };
  grids: { up_cost: Table; tier_cost_1_2: Table; tier_cost_2_3: Table };
  cathedral: { direction: 'left' | 'right'; token: string };
  hunger_wall: { direction: 'left' | 'right'; token: string };
  kings_road: { region: { number: number; stand_hex?: Axial; entry_cost?: { egg: number }; free?: EffectTable; egg?: EffectTable }[] };
  charles_bridge: { spaces: number; complete_at: number };
  city: {
    plazas: { list: { id: string; q: number; r: number; colour: Colour; min_players: number }[] };
    building_spaces: { list: { id: string; q: number; r: number; side: Space['side']; cost_gold?: number; points?: number; plaza: string }[] };
    blue_corners: { list: { hex: Axial; corner: Corner; touches: string[] }[] };
    blocked: { walled: Axial[]; road: Axial[]; riverside: Axial[]; green: Axial[] };
  };
}
const BOX = componentsOf<Box>('praga');

/* ---- the city */
export const SPACES: readonly Space[] = BOX.city.building_spaces.list.map((s) => ({
  id: s.id,
  q: s.q,
  r: s.r,
  side: s.side,
  gold: s.cost_gold ?? 0,
  points: s.points ?? 0,
  plaza: s.plaza,
}));
export const PLAZAS: readonly Plaza[] = BOX.city.plazas.list.map((p) => ({ id: p.id, q: p.q, r: p.r, colour: p.colour, players: p.min_players }));
export const BLUE_CORNERS = BOX.city.blue_corners.list;
export const GROUND = BOX.city.blocked;

/* ---- King's Road and Charles Bridge */
const roadEffect = (e?: EffectTable): RoadEffect | null =>
  e ? { pay: listed(e.pay), gain: (e.choose_one ?? [e.gain ?? {}]).map(listed), per: e.per ?? null } : null;
export const REGIONS: readonly Region[] = BOX.kings_road.region.map((r) => ({
  region: r.number,
  stand: r.stand_hex ?? null,
  eggs: r.entry_cost?.egg ?? 0,
  free: roadEffect(r.free),
  egg: roadEffect(r.egg),
}));
export const SPANS = BOX.charles_bridge.spaces;

/* ---- the crane */
export type Zone = 'red' | 'green' | 'blue';
export interface Place {
  readonly position: number;
  readonly zone: Zone;
  readonly cost: number;
  readonly points: number;
}
const zoneOf = (p: number): Place => {
  const c = BOX.crane;
  if (c.red.includes(p)) return { position: p, zone: 'red', cost: c.red_cost[c.red.indexOf(p)]!, points: 0 };
  if (c.blue.includes(p)) return { position: p, zone: 'blue', cost: 0, points: c.blue_points[c.blue.indexOf(p)]! };
  return { position: p, zone: 'green', cost: 0, points: 0 };
};
/** Positions of the frame, clockwise from the top. */
export const CRANE_PLACES: readonly Place[] = Array.from({ length: BOX.crane.positions }, (_, p) => zoneOf(p));
/** Where tiles that have gone round may lie, the first that is free. */
export const RECYCLED: readonly number[] = BOX.crane.recycle_order;
/** Spaces of the hourglass platform above the last one, by number of players; solo has none. */
export const platformStart = (players: number): number => BOX.clock.players[String(players)]?.platform_start ?? 0;

/* ---- the action board */
export const ACTION_HEXES = BOX.action_board.hexes;
const fromNorth = ([q, r]: Axial): number => (Math.atan2(Math.sqrt(3) * (q + r / 2), -1.5 * r) + 2 * Math.PI) % (2 * Math.PI);
/** w1 … w12, clockwise from the one due north, which the kernel counts first. */
export const WALL_PLACES: ReadonlyMap<string, Axial> = new Map(
  [...BOX.action_board.wall_touching_one, ...BOX.action_board.wall_touching_two]
    .map((hex): [number, Axial] => [fromNorth(hex), hex])
    .sort((a, b) => a[0] - b[0])
    .map(([, hex], i): [string, Axial] => [`w${i + 1}`, hex]),
);

/* ---- the grids */
export const CLIMB = listed(BOX.grids.up_cost);
/** What crossing into tier 2 and 3 costs. */
export const CROSSING: Readonly<Record<number, readonly Amount[]>> = { 2: listed(BOX.grids.tier_cost_1_2), 3: listed(BOX.grids.tier_cost_2_3) };
export const GRID_SIDE: Readonly<Record<GridName, { readonly right: boolean; readonly token: string }>> = {
  hunger_wall: { right: BOX.hunger_wall.direction === 'right', token: BOX.hunger_wall.token },
  cathedral: { right: BOX.cathedral.direction === 'right', token: BOX.cathedral.token },
};

/* ---- the tracks */
/** One space of a track: what stands on it, and whether passing or reaching it brings something. */
export interface Step {
  readonly space: number;
  readonly gain: readonly Amount[];
  readonly token: boolean;
  readonly seal: boolean;
  readonly book: string | null;
  readonly times: number | null;
}
const production = (t: ProductionTrack): readonly Step[] =>
  Array.from({ length: t.last_space - t.start_space + 1 }, (_, i) => t.start_space + i).map((space) => ({
    space,
    gain: t.production_bonus.filter((b) => b.left_of_space === space).flatMap((b) => listed(b.gain)),
    token: space === t.production_token_at_space,
    seal: space === t.seal_at_space,
    book: null,
    times: null,
  }));
const BOOKS = BOX.player_board.technology.books;
const plain = (space: number): Step => ({ space, gain: [], token: false, seal: false, book: null, times: null });
export const STEPS: Readonly<Record<BoardTrack, readonly Step[]>> = {
  mines: production(BOX.player_board.mines),
  quarries: production(BOX.player_board.quarries),
  technology: Array.from({ length: BOX.player_board.technology.steps + 1 }, (_, i) => ({
    ...plain(i),
    book: Object.keys(BOOKS).find((b) => BOOKS[b] === i) ?? null,
  })),
  university: BOX.player_board.university.multiplier.map((times, i) => ({ ...plain(i), times })),
};
export const WEALTH: readonly { readonly id: string; readonly gain: readonly Amount[] }[] = Object.entries(BOX.player_board.wealth_bonus)
  .filter(([id]) => /_\d+$/.test(id))
  .map(([id, gain]) => ({ id, gain: listed(gain as Table) }));
