/** Where the figures stand on the inked town, those behind first. */
import type { TilesByCell } from './outlines';
import { segmentParts, spotOf } from './shapes';
import { figureThing } from './things';
import { cellKey, type Meeple } from './view';

export interface Standing {
  readonly thing: string;
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly lying: boolean;
}

export function standing(list: readonly Meeple[], tiles: TilesByCell): readonly Standing[] {
  return list
    .flatMap((m): Standing[] => {
      const tile = tiles.get(cellKey(m.x, m.y));
      if (!tile) return [];
      const p = spotOf(tile.kind, tile.r, m.segment);
      const lying = segmentParts(m.segment).type === 'field';
      return [{ thing: figureThing(m), key: `${m.x},${m.y},${m.segment}`, x: m.x * 100 + p[0], y: m.y * 100 + p[1] + (lying ? 3 : 12), seat: m.seat, lying }];
    })
    .sort((a, b) => a.y - b.y);
}

/** How far a head rises over its foot. */
const HEAD = 34;

/** The figures below a cell whose heads reach up into it: a tile that is held there must not cover them. */
export const headsInto = (cell: { readonly x: number; readonly y: number }, list: readonly Meeple[], tiles: TilesByCell): readonly Standing[] =>
  standing(
    list.filter((m) => m.x === cell.x && m.y === cell.y + 1),
    tiles,
  ).filter((one) => !one.lying && one.y - HEAD < (cell.y + 1) * 100);
