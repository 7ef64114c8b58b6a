/** The position as the server sends it, and the fields of actions: what of them the board asks for more than once. */
import type { LegalAction } from '$lib/api/types';
import { outlookOf } from '$lib/table/phrases';
import type { ActionName, GridName, Outlook as Preview, Price, RowName, Seat, StepName, WallPlace } from './shape';

export type {
  ActionName,
  Amount,
  GridName,
  Half,
  Lost,
  Move,
  Outlook as Preview,
  Plaza,
  Price,
  RowName,
  Seat as PragaSeat,
  StepName,
  TrackName,
  View as PragaView,
  WheelBonus,
} from './shape';

/** A place for a hex tile, with what is on it. */
export type OnBoard = Omit<WallPlace, 'place'>;

export const ROWS: readonly RowName[] = ['upgrade', 'wall', 'building'];
export const GRIDS: readonly GridName[] = ['hunger_wall', 'cathedral'];
/** Where sideways moves wait: on each grid, and on either. */
export const STEPS: readonly StepName[] = [...GRIDS, 'hunger_wall_or_cathedral'];
/** Goods that are fields of a seat. */
export const GOODS = ['gold', 'stone', 'egg', 'silver_window', 'gold_window', 'red_token', 'blue_token'] as const satisfies readonly (keyof Seat)[];

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

/** The fields of an action; which ones are there depends on `kind`. */
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

const NONE = { moves: [], matches: [], later: [], halves: [], lost: [], draws: false, brings: false };
/** Read the preview of a legal action; an empty one if the server sent none. */
export const previewOf = (action: LegalAction): Preview => ({ ...NONE, ...outlookOf(action) });
export const fieldsOf = (action: LegalAction): Fields => action.fields as unknown as Fields;
