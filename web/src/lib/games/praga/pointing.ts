/** How the pictures of the sheet and the controller meet: what may be pointed at, and the tile in hand. */

import type { Match } from './shape';

export type { Match } from './shape';

/**
 * Something that can be pointed at. Keys: `tile A-1`, `act upgrade`, `take U1-05`, `hex upgrade`, `w7`, `city N_L1`,
 * `plaza P_A`, `grid cathedral`, `track mines`, `road 1`, `span 3`, `choose T1-3`, `seal SE-2`, `token PT-1`, `use T3-4`,
 * `wealth gold_6`.
 */
export interface Spot {
  readonly key: string;
  /** `open`: may be done now; `chosen`: staged; `hint`: a bot suggests it. */
  readonly tone: 'open' | 'chosen' | 'hint';
  readonly label: string;
  readonly cost?: string;
  /** Its number in the bar, while a tile is in hand. */
  readonly number?: number;
}

export interface Pointing {
  readonly spots: ReadonlyMap<string, Spot>;
  /** Something was chosen, legal or not; what is not says why. */
  pick(key: string): void;
  hover(key: string | null): void;
  /** What is looked at: under the pointer, under the keyboard's cursor, or told by an entry of the log. */
  readonly lit: string | null;
  /** Whose boards are on the sheet. */
  readonly seat?: number;
}

/** The hex tile in hand: drawn half-transparent where it would go, with the matches of the preview lit. */
export interface Ghost {
  readonly tile: string;
  /** `upgrade`, `w7` or `N_L1`. */
  readonly place: string;
  readonly r: number;
  readonly matches: readonly Match[];
  turn(by: 1 | -1): void;
}
