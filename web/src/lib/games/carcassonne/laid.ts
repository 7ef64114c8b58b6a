/** What was laid since a position, and how long it is on its way. */
import type { CarcassonneView } from './view';

/** Milliseconds at the calm pace: a tile on its way, a figure, and a completed feature with its keystone. */
export const TIMES = { tile: 560, figure: 480, done: 1900 } as const;

/** The tiles that were laid since a position. */
export const laidSince = (before: CarcassonneView, after: CarcassonneView): CarcassonneView['tiles'] =>
  after.tiles.filter((tile) => tile.seat !== null && tile.ply >= before.ply && tile.ply < after.ply);
