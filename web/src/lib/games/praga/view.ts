/** The position as the server sends it (docs/building/contract-praga.md). */
import type { LegalAction, View } from '$lib/api/types';
import { outlookOf, type Outlook } from '$lib/table/phrases';
import type { Match } from './pointing';

export type ActionName = 'mines' | 'quarries' | 'upgrade' | 'wall' | 'building' | 'road';
export const ROWS = ['upgrade', 'wall', 'building'] as const;
export type RowName = (typeof ROWS)[number];
export const GRIDS = ['hunger_wall', 'cathedral'] as const;
export type GridName = (typeof GRIDS)[number];
/** Where sideways moves wait: on each grid, and on either. */
export const STEPS = [...GRIDS, 'hunger_wall_or_cathedral'] as const;
export type StepName = (typeof STEPS)[number];
export type TrackName = 'mines' | 'quarries';
export const GOODS = ['gold', 'stone', 'egg', 'silver_window', 'gold_window', 'red_token', 'blue_token'] as const;
export type GoodName = (typeof GOODS)[number];

export type PhaseName =
  | 'chance'
  | 'free'
  | 'take'
  | 'onto'
  | 'enter'
  | 'manage'
  | 'grow'
  | 'produce'
  | 'token'
  | 'technology'
  | 'four'
  | 'span'
  | 'five'
  | 'arrow'
  | 'step'
  | 'plaza'
  | 'coin'
  | 'discard'
  | 'over';

/** So many of a kind: one of the goods, tracks, grids or `points`. */
export interface Amount {
  readonly kind: string;
  readonly n: number;
}
export interface Price {
  readonly gold: number;
  readonly stone: number;
}
/** What a sector of the wheel offers; in the view null stands for the blocked one. */
export interface WheelBonus {
  readonly what: 'gain' | 'special_or_points' | 'buy_egg';
  readonly gain: readonly Amount[];
  readonly points: number;
  readonly pay: readonly Amount[];
}
export interface CraneTile {
  readonly tile: string;
  readonly actions: readonly [ActionName, ActionName];
  /** 0 … 11, P0 … P11 of the crane. */
  readonly position: number;
  readonly sector: number;
  readonly cost: number;
  readonly points: number;
  /** Points of a five-point token that lies on the tile. */
  readonly token: number;
  readonly bonus: WheelBonus | null;
}
export interface Sector {
  readonly sector: number;
  readonly position: number;
  readonly bonus: WheelBonus | null;
  readonly tile: string | null;
}
/** Whether an action of a tile can be done: now, only with the bonus of the wheel, or not, and why. */
export interface Half {
  readonly action: ActionName;
  readonly can: 'now' | 'bonus' | 'no';
  readonly rule: string | null;
  readonly why: string | null;
  readonly args: Readonly<Record<string, string | number>>;
}
export interface Crane {
  readonly arrow: number;
  readonly platform: number;
  readonly era_mark: number;
  readonly taken: string | null;
  readonly taken_actions: readonly ActionName[];
  /** The action of the taken tile is still to be performed. */
  readonly owed: boolean;
  /** Of the taken tile while its action is owed. */
  readonly halves?: readonly Half[];
  readonly tiles: readonly CraneTile[];
  readonly sectors: readonly Sector[];
}
export interface Stack {
  readonly unseen: readonly string[];
  readonly under: readonly string[];
}
export interface Ranked {
  readonly normal: Stack;
  readonly special: Stack;
}
export interface Seal {
  readonly seal: string;
  readonly seat: number | null;
  readonly cost: readonly Amount[];
}
export interface Span {
  readonly space: number;
  readonly side: 'A' | 'B';
  readonly gain: readonly Amount[];
  readonly tile: string | null;
}
export interface Bridge {
  readonly spaces: readonly Span[];
  readonly complete: boolean;
  readonly v_bridge: readonly string[] | null;
  readonly v_cathedral: readonly string[] | null;
  readonly v_bridge_left: number;
  readonly v_cathedral_left: number;
  /** How many V tiles are left at the bridge once they run short for those still to arrive. */
  readonly v_short?: number | null;
}
export interface CityBuilding {
  readonly space: string;
  readonly q: number;
  readonly r_: number;
  readonly tile: string;
  readonly r: number;
  readonly cube: number | null;
}
export interface Plaza {
  readonly plaza: string;
  readonly tile: string | null;
  readonly resolved: boolean;
  readonly used: boolean;
  readonly cubes: readonly number[];
  readonly cost: readonly number[];
  readonly buildings: number;
  readonly spaces: number;
  /** Seats that would gain both halves now, and those that would gain one. */
  readonly both: readonly number[];
  readonly one: readonly number[];
}
export interface GridCells {
  /** Rows from the bottom: `.`, `side`, `up`, or `p3` for points. */
  readonly cells: readonly (readonly string[])[];
  readonly row_points: readonly number[];
  readonly column_value: readonly number[];
  readonly tier_of_row: readonly number[];
}
export interface OnGrid {
  readonly row: number;
  readonly column: number;
  readonly climb: boolean;
  readonly cost: Price;
}
export interface OnBoard {
  readonly q: number;
  readonly r_: number;
  readonly tile: string | null;
  readonly r: number;
}
export interface Hex extends OnBoard {
  readonly action: ActionName;
}
export interface WallPlace extends OnBoard {
  readonly place: string;
}
export interface Technology {
  readonly tile: string;
  readonly active: boolean;
  readonly used: boolean;
}
export interface PragaSeat extends Readonly<Record<GoodName, number>> {
  readonly score: number;
  /** Spaces opened on the two tracks, and what lies on them: `mines` = `mine` - 1. */
  readonly mine: number;
  readonly quarry: number;
  readonly mines: number;
  readonly quarries: number;
  readonly technology: number;
  readonly university: number;
  readonly multiplier: number;
  readonly hunger_wall: OnGrid;
  readonly cathedral: OnGrid;
  /** 0 before the King's Road, 1 … 5 on it. */
  readonly region: number;
  readonly cubes: number;
  readonly turns: number;
  /** Wealth bonuses still covered by a cube. */
  readonly wealth: readonly string[];
  readonly rights: number;
  readonly seals: readonly string[];
  readonly tokens: Readonly<Record<TrackName, string | null>>;
  readonly technologies: readonly Technology[];
  readonly one_time: readonly string[];
  readonly v_bridge: string | null;
  readonly v_cathedral: string | null;
  readonly hexes: readonly Hex[];
  readonly walls: readonly WallPlace[];
  /** Every upgrade tile of the seat, covered ones too. */
  readonly upgrades: readonly string[];
  readonly if_ended: number;
}
export interface Asked {
  readonly what: PhaseName;
  readonly action?: ActionName;
  readonly source?: 'tile' | 'extra' | 'technology';
  readonly tile?: string;
  readonly level?: number;
  readonly plaza?: string;
  readonly grid?: GridName;
  readonly track?: TrackName;
  readonly region?: number;
  readonly where?: 'bridge' | 'cathedral';
  readonly tiles?: readonly string[];
  readonly cost?: Price;
  readonly both?: boolean;
}
/** What the end of the turn takes away unused. */
export interface Lost {
  readonly what: 'action' | 'extra' | 'egg' | 'choice' | 'step' | 'road' | 'windows';
  readonly action?: ActionName;
  readonly grid?: StepName;
  readonly region?: number;
  readonly effect?: 'free' | 'egg';
  readonly count?: number;
}
export interface Waiting {
  readonly bonus: WheelBonus | null;
  readonly rewards: readonly { readonly action: ActionName; readonly count: number; readonly tiles: readonly string[] }[];
  readonly steps: Readonly<Record<StepName, number>>;
  readonly road: readonly { readonly region: number; readonly effect: 'free' | 'egg' }[];
  readonly extra: boolean;
  readonly own_reward: boolean;
}
export interface PragaView extends View {
  readonly solo: boolean;
  readonly good_score: number | null;
  readonly turn: number;
  readonly round: number;
  readonly era: 1 | 2;
  readonly phase: PhaseName;
  readonly active: number;
  readonly first: number;
  readonly turns_left: readonly number[];
  readonly asked: Asked;
  readonly crane: Crane;
  readonly rows: Readonly<Record<RowName, readonly (string | null)[]>>;
  readonly stacks: Readonly<Record<RowName, Ranked>> & Readonly<Record<'I' | 'II' | 'III' | 'IV' | 'bridge_IV', Stack>>;
  readonly river: Readonly<Record<string, number>>;
  readonly seals: readonly Seal[];
  readonly bridge: Bridge;
  readonly road_tiles: Readonly<Record<'1' | '2' | '3', 'a' | 'b' | null>>;
  readonly city: { readonly buildings: readonly CityBuilding[]; readonly plazas: readonly Plaza[] };
  readonly grids: Readonly<Record<GridName, GridCells>>;
  readonly technologies_open: readonly { readonly level: number; readonly tiles: readonly string[] }[];
  readonly waiting: Waiting;
  readonly lost_at_end: readonly Lost[];
  readonly bought: boolean;
  readonly refreshed: boolean;
  readonly seats: readonly PragaSeat[];
  readonly last: { readonly seat: number; readonly place: string; readonly tile: string } | null;
}

export type Kind =
  | 'start'
  | 'crane'
  | 'draw'
  | 'turn'
  | 'side'
  | 'tile'
  | 'act'
  | 'buy'
  | 'extra'
  | 'bonus'
  | 'reward'
  | 'step'
  | 'climb'
  | 'stay'
  | 'road'
  | 'use'
  | 'claim'
  | 'refresh'
  | 'choose'
  | 'pass'
  | 'take'
  | 'onto'
  | 'grow'
  | 'produce'
  | 'enter'
  | 'span'
  | 'token'
  | 'plaza'
  | 'gain'
  | 'discard'
  | 'end';

/** The fields of an action; which ones are there depends on `kind` (contract, "Actions"). */
export interface Fields {
  readonly kind: Kind;
  readonly tile?: string;
  readonly actions?: readonly ActionName[];
  readonly position?: number;
  readonly action?: ActionName;
  readonly with?: 'gold' | 'silver';
  readonly what?: string;
  readonly grid?: GridName;
  readonly region?: number;
  readonly effect?: 'free' | 'egg';
  readonly choice?: string | null;
  readonly seal?: string;
  readonly row?: RowName;
  readonly slots?: readonly [string, string];
  readonly pay?: 'gold' | 'stone';
  readonly slot?: string | null;
  readonly special?: boolean;
  readonly cost?: Price;
  readonly place?: string;
  readonly q?: number;
  readonly r_?: number;
  readonly r?: number;
  readonly space?: number;
  readonly half?: 'top' | 'bottom';
  readonly window?: 'gold' | 'silver';
  readonly seat?: number;
  readonly side?: 'A' | 'B';
}

export interface Move {
  readonly seat: number;
  readonly grid: GridName;
  readonly row: number;
  readonly column: number;
}
/** What comes for certain, whatever is drawn or chosen on the way. */
export interface Preview extends Outlook {
  readonly moves: readonly Move[];
  readonly matches: readonly Match[];
  /** Of an action tile: what could be done with it once it is taken. */
  readonly halves: readonly Half[];
  readonly lost: readonly Lost[];
  readonly draws: boolean;
}

const NONE = { moves: [], matches: [], halves: [], lost: [], draws: false };
/** Read the preview of a legal action; an empty one if the server sent none. */
export const previewOf = (action: LegalAction): Preview => ({ ...NONE, ...outlookOf(action) });
export const fieldsOf = (action: LegalAction): Fields => action.fields as unknown as Fields;
