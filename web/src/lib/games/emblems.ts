/**
 * What a game shows before it is opened: the `emblem.ts` of every folder beside this file. They are part of the first
 * load, the games themselves are not.
 */
import { planned } from '$lib/art/emblems';

/** What an `emblem.ts` exports. */
export interface Emblem {
  /** When the game came out. */
  readonly year: number;
  /** What a file of corrections looks like. */
  readonly example: string;
  /** The drawing as SVG text, 240 × 210. */
  readonly draw: () => string;
}

const found = import.meta.glob<Emblem>('./*/emblem.ts', { eager: true });
const byAge = Object.entries(found).sort(([, a], [, b]) => a.year - b.year);
const EMBLEMS: ReadonlyMap<string, Emblem> = new Map(byAge.map(([path, one]) => [path.split('/')[1]!, one]));
const drawn = new Map<string, string>();

/** The plates of the lobby, the oldest game first; a game the server does not list is still being built. */
export const PLATES: readonly string[] = [...EMBLEMS.keys()];

/** A game's emblem as SVG text. Drawn once. */
export function emblem(game: string): string {
  const known = drawn.get(game);
  if (known !== undefined) return known;
  const fresh = (EMBLEMS.get(game)?.draw ?? planned)();
  drawn.set(game, fresh);
  return fresh;
}

/** What a file of corrections of a game looks like, where its folder shows one. */
export const exampleOf = (game: string): string | undefined => EMBLEMS.get(game)?.example;
