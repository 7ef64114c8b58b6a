/** Which things on the sheet are counted at the end, and whose. */
import type { LedgerEntry } from '$lib/api/types';
import type { PragaView } from './view';

export interface Counted {
  readonly thing: string;
  readonly seat: number;
  readonly points: number;
}
type Args = LedgerEntry['args'];
const id = (kind: string, value: unknown): readonly string[] => (typeof value === 'string' ? [`${kind}:${value}`] : []);
const isGrid = (grid: unknown): grid is 'hunger_wall' | 'cathedral' => grid === 'hunger_wall' || grid === 'cathedral';

const THINGS: Readonly<Record<string, (seat: number, args: Args, view: PragaView) => readonly string[]>> = {
  university: (seat) => [`track:${seat}.university`, `track:${seat}.technology`],
  rows: (seat, { grid }, view) => (isGrid(grid) ? [`row:${grid}.${view.seats[seat]![grid].row}`] : []),
  'tokens-blue': (seat, _args, view) => [`column:hunger_wall.${view.seats[seat]!.hunger_wall.column}`],
  'tokens-red': (seat, _args, view) => [`column:cathedral.${view.seats[seat]!.cathedral.column}`],
  walls: (seat, _args, view) => view.seats[seat]!.walls.flatMap((wall) => id('tile', wall.tile)),
  'v-tile': (_seat, { tile }) => id('tile', tile),
  seal: (_seat, { seal }) => id('seal', seal),
  eggs: (seat) => [`good:${seat}.egg`],
  'plaza-end': (_seat, { plaza }) => id('plaza', plaza),
};

export const countedIn = (entries: readonly LedgerEntry[], view: PragaView): readonly Counted[] =>
  entries.flatMap(({ seat, cause, points, args }) => (THINGS[cause]?.(seat, args, view) ?? []).map((thing) => ({ thing, seat, points })));
