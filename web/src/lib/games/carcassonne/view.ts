/** The position as the server sends it: what of it the board asks for more than once. */
import type { LegalAction } from '$lib/api/types';
import type { Feature, Outlook as Preview, PlacedTile, View as CarcassonneView } from './shape';

export type { Completed, Feature, FeatureType, Meeple, Outlook as Preview, PlacedTile, View as CarcassonneView } from './shape';

/** Read the preview of a legal action; an empty one if the server sent none. */
export function previewOf(action: LegalAction): Preview {
  const p = action.preview as unknown as Partial<Preview> | null;
  return { points: p?.points ?? [], completes: p?.completes ?? [], feature: p?.feature ?? null };
}

export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** Find the feature a segment of a placed tile belongs to. */
export function featureAt(view: CarcassonneView, x: number, y: number, segment: string): Feature | null {
  return view.features.find((f) => f.segments.some(([sx, sy, s]) => sx === x && sy === y && s === segment)) ?? null;
}

/** Free cells beside placed tiles: where a tile could be tried at all (CAR-022). */
export function borderCells(tiles: readonly PlacedTile[]): { x: number; y: number }[] {
  const taken = new Set(tiles.map((t) => cellKey(t.x, t.y)));
  const free = new Map<string, { x: number; y: number }>();
  for (const t of tiles)
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const x = t.x + dx;
      const y = t.y + dy;
      if (!taken.has(cellKey(x, y))) free.set(cellKey(x, y), { x, y });
    }
  return [...free.values()];
}
