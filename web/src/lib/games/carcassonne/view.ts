/** The position as the server sends it (contract, section 2). */
import type { LegalAction, View } from '$lib/api/types';
import { outlookOf, type Outlook } from '$lib/table/phrases';

export type Phase = 'start' | 'draw' | 'place' | 'meeple' | 'over';
export type FeatureType = 'city' | 'road' | 'field' | 'cloister';

export interface PlacedTile {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly seat: number | null;
  readonly ply: number;
}
export interface Meeple {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly segment: string;
  readonly feature: number;
}
export interface Feature {
  readonly id: number;
  readonly type: FeatureType;
  readonly complete: boolean;
  readonly tiles: number;
  readonly pennants: number;
  readonly open: number;
  readonly segments: readonly (readonly [number, number, string])[];
  readonly meeples: readonly number[];
  readonly owners: readonly number[];
  readonly points: number;
  readonly if_completed: number;
  /** Ids of completed cities a field touches. */
  readonly cities?: readonly number[];
}
export interface CarcassonneView extends View {
  readonly turn: number;
  readonly phase: Phase;
  readonly tile: string | null;
  readonly tiles: readonly PlacedTile[];
  readonly meeples: readonly Meeple[];
  readonly seats: readonly { readonly score: number; readonly supply: number; readonly if_ended: number }[];
  readonly stack: { readonly left: Readonly<Record<string, number>>; readonly total: number; readonly fixed: boolean };
  readonly set_aside: readonly string[];
  readonly last: { readonly x: number; readonly y: number; readonly seat: number } | null;
  readonly features: readonly Feature[];
}

export interface Preview extends Outlook {
  /** What a figure would stand on. */
  readonly feature: {
    readonly type: FeatureType;
    readonly tiles: number;
    readonly open: number;
    readonly points: number;
    readonly if_completed: number;
  } | null;
}

/** Read the preview of a legal action; an empty one if the server sent none. */
export const previewOf = (action: LegalAction): Preview => ({ feature: null, ...outlookOf(action) });

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
