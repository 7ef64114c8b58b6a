/** From the server's list of legal actions to things that can be pointed at. Nothing here knows a rule of the game. */
import type { LegalAction } from '$lib/api/types';
import type { Colour } from './box';
import { previewOf, type Preview, type Scored } from './view';

export interface Move {
  readonly text: string;
  readonly fields: LegalAction['fields'];
  readonly preview: Preview;
}
export interface Rebuild extends Move {
  readonly old: string;
  readonly city: string;
}
export interface Score extends Move {
  readonly what: Scored;
  readonly which: string;
}

/** All that may be done now, by what it is done to. */
export interface Moves {
  /** `rotate`, `stay`, `relief`, `done`, `announce`, `end`. */
  readonly plain: ReadonlyMap<string, Move>;
  /** Chance, while planning: `start`, `card`, `reveal`, `draw`. */
  readonly chance: readonly (Move & { readonly id: string })[];
  /** By `II white`. */
  readonly buys: ReadonlyMap<string, Move>;
  readonly pays: ReadonlyMap<Colour, Move>;
  /** By tile, then by city. */
  readonly builds: ReadonlyMap<string, ReadonlyMap<string, Move>>;
  readonly rebuilds: ReadonlyMap<string, readonly Rebuild[]>;
  /** By `type palazzo`, `city pisa`, `category land`. */
  readonly scores: ReadonlyMap<string, Score>;
  readonly purchases: ReadonlyMap<string, Move>;
  /** By `lucca`, `city`, `land`. */
  readonly upgrades: ReadonlyMap<string, Move & { readonly upgrade: string; readonly what: 'city' | 'category' }>;
}

/** Sort legal actions by what they are done to. */
export function sortMoves(legal: readonly LegalAction[]): Moves {
  const plain = new Map<string, Move>();
  const chance: (Move & { id: string })[] = [];
  const buys = new Map<string, Move>();
  const pays = new Map<Colour, Move>();
  const builds = new Map<string, Map<string, Move>>();
  const rebuilds = new Map<string, Rebuild[]>();
  const scores = new Map<string, Score>();
  const purchases = new Map<string, Move>();
  const upgrades = new Map<string, Move & { upgrade: string; what: 'city' | 'category' }>();
  for (const a of legal) {
    const f = a.fields as Readonly<Record<string, string>>;
    const move: Move = { text: a.text, fields: a.fields, preview: previewOf(a) };
    switch (f.kind) {
      case 'buy':
        buys.set(`${f.segment} ${f.colour}`, move);
        break;
      case 'pay':
        pays.set(f.colour as Colour, move);
        break;
      case 'build': {
        const cities = builds.get(f.tile!) ?? new Map<string, Move>();
        builds.set(f.tile!, cities.set(f.city!, move));
        break;
      }
      case 'rebuild':
        rebuilds.set(f.tile!, [...(rebuilds.get(f.tile!) ?? []), { ...move, old: f.old!, city: f.city! }]);
        break;
      case 'score':
        scores.set(`${f.what} ${f.which}`, { ...move, what: f.what as Scored, which: f.which! });
        break;
      case 'purchase':
        purchases.set(f.object!, move);
        break;
      case 'upgrade':
        upgrades.set(f.which!, { ...move, upgrade: f.upgrade!, what: f.what as 'city' | 'category' });
        break;
      case 'start':
      case 'card':
      case 'reveal':
      case 'draw':
        chance.push({ ...move, id: String(f.card ?? f.tile ?? f.colour ?? f.seat ?? '') });
        break;
      default:
        plain.set(f.kind!, move);
    }
  }
  return { plain, chance, buys, pays, builds, rebuilds, scores, purchases, upgrades };
}

/** Everything that can be built now, in the order of the server. */
export const buildable = (m: Moves): string[] => [...new Set([...m.builds.keys(), ...m.rebuilds.keys()])];
