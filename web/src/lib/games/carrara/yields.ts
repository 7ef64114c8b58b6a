/** What a scoring would bring a seat as things stand: for looking ahead when it is not (yet) among the legal actions. */
import { OBJECTS } from './box';
import type { CarraraView, Preview, Scored } from './view';

export interface Yield {
  readonly points: number;
  readonly coins: number;
  readonly objects: readonly { readonly kind: string; readonly count: number }[];
  /** How many buildings are scored. */
  readonly tiles: readonly string[];
}

const NOTHING: Yield = { points: 0, coins: 0, objects: [], tiles: [] };

/** Sum up the buildings of a type, a city or a category of a seat at the seat's values; objects as far as the supply goes. */
export function yieldOf(view: CarraraView, seat: number, what: Scored, which: string): Yield {
  const own = view.seats[seat];
  if (!own) return NOTHING;
  let points = 0;
  let coins = 0;
  const tiles: string[] = [];
  const taken: Record<string, number> = {};
  for (const [city, ids] of Object.entries(own.buildings))
    for (const id of ids) {
      const tile = view.tiles[id];
      if (!tile || (what === 'type' ? tile.type : what === 'city' ? city : tile.category) !== which) continue;
      const worth = own.values[what === 'category' ? which : city];
      if (!worth) continue;
      tiles.push(id);
      if (worth.currency === 'vp') points += tile.cost * worth.value;
      else coins += tile.cost * worth.value;
      if (what !== 'category') taken[tile.object] = (taken[tile.object] ?? 0) + 1;
    }
  const objects = Object.entries(taken).flatMap(([kind, n]) => {
    const count = Math.min(n, view.objects.find((o) => o.id === kind)?.supply ?? 0);
    return count ? [{ kind, count }] : [];
  });
  return { points, coins, objects, tiles };
}

/** The same from the server's preview of a legal scoring. */
export function yieldFrom(preview: Preview, seat: number): Yield {
  const own = preview.changes[seat] ?? {};
  const objects = OBJECTS.flatMap((kind) => (own[kind] ? [{ kind, count: own[kind] }] : []));
  return { points: own.points ?? 0, coins: own.coins ?? 0, objects, tiles: preview.scored?.map((s) => s.tile) ?? [] };
}
