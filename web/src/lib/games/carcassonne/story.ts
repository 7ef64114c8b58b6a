/** What the last step did, for the eye: features completed, points won, figures gone home, cells a log entry is about. */
import type { LedgerEntry, StoryEntry } from '$lib/api/types';
import type { Counting } from '../types';
import { newlyComplete } from './outlines';
import type { CarcassonneView, Feature, Meeple } from './view';

export interface Happening {
  readonly completed: readonly { readonly feature: Feature; readonly points: number; readonly seats: readonly number[] }[];
  readonly home: readonly Meeple[];
}

const sameSpot = (a: Meeple, b: Meeple): boolean => a.x === b.x && a.y === b.y && a.segment === b.segment;

/** Compare two positions of one game, the second later; nothing happened if it is not. */
export function happening(
  before: CarcassonneView,
  now: CarcassonneView,
  ledger: readonly LedgerEntry[],
  done: readonly Feature[] = newlyComplete(before.features, now.features),
): Happening {
  if (now.ply <= before.ply) return { completed: [], home: [] };
  const gains = ledger.filter((e) => e.ply >= before.ply && e.ply < now.ply);
  const used = new Set<LedgerEntry>();
  const completed = done.map((feature) => {
    const first = gains.find((e) => e.cause === feature.type && !used.has(e));
    const mine = first
      ? gains.filter(
          (e) => e.cause === first.cause && e.points === first.points && e.ply === first.ply && !used.has(e) && (e === first || e.seat !== first.seat),
        )
      : [];
    const seats = new Map<number, LedgerEntry>();
    for (const e of mine) if (!seats.has(e.seat)) seats.set(e.seat, e);
    for (const e of seats.values()) used.add(e);
    return { feature, points: first?.points ?? 0, seats: [...seats.keys()] };
  });
  return { completed, home: before.meeples.filter((m) => !now.meeples.some((n) => sameSpot(m, n))) };
}

/** The features that a position's last tile has completed: those that lie on it, and the cloisters around it. */
export function completedByLast(view: CarcassonneView): readonly Feature[] {
  const { last } = view;
  if (!last) return [];
  const reach = (f: Feature): number => (f.type === 'cloister' ? 1 : 0);
  const near = (f: Feature): boolean => f.segments.some(([x, y]) => Math.max(Math.abs(x - last.x), Math.abs(y - last.y)) <= reach(f));
  return view.features.filter((f) => f.complete && f.type !== 'field' && near(f));
}

type Told = StoryEntry | LedgerEntry;
const isCell = (v: unknown): v is [number, number] => Array.isArray(v) && v.length >= 2 && typeof v[0] === 'number' && typeof v[1] === 'number';

/** The cells an entry is about: those it names, else the tile laid last before it. */
export function cellsTold(entry: Told | null, view: CarcassonneView): [number, number][] {
  if (!entry) return [];
  const { cells, x, y } = entry.args as Record<string, unknown>;
  if (Array.isArray(cells)) return cells.filter(isCell).map((c): [number, number] => [c[0], c[1]]);
  if (typeof x === 'number' && typeof y === 'number') return [[x, y]];
  const laid = view.tiles.filter((t) => t.ply >= 0 && t.ply <= entry.ply);
  const tile = laid.length ? laid.reduce((a, b) => (b.ply > a.ply ? b : a)) : null;
  return tile ? [[tile.x, tile.y]] : [];
}

/** Read the placement a bot suggests, and where a figure goes: `place N 1,-1 r2`, `meeple city.0`. */
export function hintedPlace(hint: readonly string[] | null): { kind: string; x: number; y: number; r: number; segment: string | null } | null {
  const segment = hintedFigure(hint);
  for (const action of hint ?? []) {
    const m = /^place (\w+) (-?\d+),(-?\d+) r([0-3])$/.exec(action);
    if (m) return { kind: m[1]!, x: Number(m[2]), y: Number(m[3]), r: Number(m[4]), segment };
  }
  return null;
}

/** The segment on which a bot suggests to put a figure. */
export function hintedFigure(hint: readonly string[] | null): string | null {
  for (const action of hint ?? []) {
    const m = /^meeple ((?:city|road|field)\.\d+|cloister)$/.exec(action);
    if (m) return m[1]!;
  }
  return null;
}

/** The features that those entries of a final count are about, each with the seats that get its points. */
export function countedIn(counting: Counting | null, view: CarcassonneView): readonly { readonly feature: Feature; readonly seats: readonly number[] }[] {
  if (!counting) return [];
  const type = counting.cause.replace('-open', '');
  const found = new Map<Feature, number[]>();
  for (const entry of counting.entries) {
    const { cells } = entry.args as Record<string, unknown>;
    if (!Array.isArray(cells)) continue;
    const key = cellsKey(cells.filter(isCell));
    // farmers may be paid for each city by itself: that is where their points come from
    const city = entry.rule === 'CAR-133';
    const there = view.features.filter((f) => f.type === (city ? 'city' : type) && f.complete === city && cellsKey(f.segments) === key);
    // the figures have gone home by then; where two of a kind lie on the same tiles, the one that has not been counted
    const feature = there.find((f) => f.owners.includes(entry.seat)) ?? there.find((f) => !found.get(f)?.includes(entry.seat));
    if (feature) found.set(feature, [...(found.get(feature) ?? []), entry.seat]);
  }
  return [...found].map(([feature, seats]) => ({ feature, seats }));
}

const cellsKey = (cells: readonly (readonly unknown[])[]): string => [...new Set(cells.map(([x, y]) => `${x as number},${y as number}`))].sort().join(' ');
