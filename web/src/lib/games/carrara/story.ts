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
  /** Whether the wheel is to turn, and the blocks to be taken, by the names of their piles as they lie now. */
  readonly turns: boolean;
  readonly blocks: readonly string[];
}

const NOTHING: About = { seat: null, tiles: [], city: null, type: null, category: null, segment: null, object: null, turns: false, blocks: [] };

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
    turns: 'key' in entry && entry.key === 'carrara-log-rotate',
    blocks: [],
  };
}

/** The segment of the board that lies before another one as the wheel turns. */
const SEGMENTS = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const before = (segment: string): string => SEGMENTS[(SEGMENTS.indexOf(segment) + 5) % 6] ?? segment;

/** Read what a bot's suggestion is about: what its first action, and the blocks that it takes, can be pointed at by. */
export function aboutHint(hint: readonly string[] | null): About {
  const turns = hint?.[0] === 'rotate';
  const action = (hint ?? []).find((one) => one !== 'rotate' && one !== 'stay') ?? '';
  const word = (pattern: RegExp): string | null => pattern.exec(action)?.[1] ?? null;
  const tiles = [word(/^build (\S+)/), word(/^rebuild (\S+)/), word(/^rebuild \S+ as (\S+)/)].filter((v): v is string => v !== null);
  // where the wheel has yet to turn, blocks still lie one segment back
  const here = (segment: string): string => (turns ? before(segment) : segment);
  const blocks = (hint ?? []).flatMap((one) => {
    const [, segment, colour] = /^buy (\S+) (\S+)/.exec(one) ?? [];
    return segment && colour ? [`${here(segment)} ${colour}`] : [];
  });
  const segment = word(/^buy (\S+)/);
  return {
    seat: null,
    tiles,
    city: word(/^build \S+ in (\S+)/) ?? word(/^score city (\S+)/),
    type: word(/^score type (\S+)/),
    category: word(/^score (city|land)$/),
    segment: segment === null ? null : here(segment),
    object: word(/^purchase (\S+)/),
    turns,
    blocks,
  };
}
