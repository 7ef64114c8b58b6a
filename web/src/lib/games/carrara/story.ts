/** What the last step did, for the eye: turns of the wheel, and what an entry of the log is about. */
import type { LedgerEntry, StoryEntry } from '$lib/api/types';
import { COLOURS } from './box';
import type { CarraraView } from './view';

/** Tell whether the wheel was turned between two positions of one game, the second later. */
export function turnsBetween(before: CarraraView, now: CarraraView): boolean {
  if (now.ply <= before.ply) return false;
  const same = (a: number, b: number): boolean => COLOURS.every((c) => before.wheel[a]!.blocks[c] === now.wheel[b]!.blocks[c]);
  const fewer = (a: number, b: number): boolean => COLOURS.every((c) => before.wheel[a]!.blocks[c] >= now.wheel[b]!.blocks[c]);
  const stays = [0, 1, 2, 3, 4, 5].every((i) => fewer(i, i));
  if (stays) return false;
  // One segment may have been bought from since; the others moved on as they were.
  return [0, 1, 2, 3, 4].filter((i) => same(i, i + 1)).length >= 4 && [0, 1, 2, 3, 4].every((i) => fewer(i, i + 1));
}

type Told = StoryEntry | LedgerEntry;

/** What an entry is about, by the names the board knows: a tile, a city, a type, a segment, an object. */
export interface About {
  readonly seat: number | null;
  readonly tiles: readonly string[];
  readonly city: string | null;
  readonly type: string | null;
  readonly category: string | null;
  readonly segment: string | null;
  readonly object: string | null;
}

const NOTHING: About = { seat: null, tiles: [], city: null, type: null, category: null, segment: null, object: null };

/** Read what an entry of the log or the ledger is about. */
export function aboutOf(entry: Told | null): About {
  if (!entry) return NOTHING;
  const { tile, tiles, city, segment, object, what, which } = entry.args as Readonly<Record<string, unknown>>;
  const text = (v: unknown): string | null => (typeof v === 'string' ? v : null);
  const listed = Array.isArray(tiles) ? tiles.filter((v): v is string => typeof v === 'string') : [];
  return {
    seat: entry.seat,
    tiles: typeof tile === 'string' ? [tile] : listed,
    city: what === 'city' ? text(which) : text(city),
    type: what === 'type' ? text(which) : null,
    category: what === 'category' ? text(which) : null,
    segment: text(segment),
    object: text(object),
  };
}

/** Read what a bot's suggestion is about: its first action that can be pointed at. */
export function aboutHint(hint: readonly string[] | null): About {
  const [action] = hint ?? [];
  const word = (pattern: RegExp): string | null => pattern.exec(action ?? '')?.[1] ?? null;
  const tiles = [word(/^build (\S+)/), word(/^rebuild (\S+)/), word(/^rebuild \S+ as (\S+)/)].filter((v): v is string => v !== null);
  return {
    seat: null,
    tiles,
    city: word(/^build \S+ in (\S+)/) ?? word(/^score city (\S+)/),
    type: word(/^score type (\S+)/),
    category: word(/^score (city|land)$/),
    segment: word(/^buy (\S+)/),
    object: word(/^purchase (\S+)/),
  };
}
