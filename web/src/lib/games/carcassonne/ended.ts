/** What each seat would still get if the game ended now, by cause. */
import type { CarcassonneView, FeatureType } from './view';

const CAUSE: Readonly<Record<FeatureType, string>> = { city: 'city-open', road: 'road-open', cloister: 'cloister-open', field: 'field' };

/**
 * Sum the unfinished features per owner. Fields come last and take what is left of the server's own total, since one
 * city may not count twice for one player (CAR-115) and only the server knows the options in force.
 */
export function ifEnded(view: CarcassonneView): Readonly<Record<string, readonly number[]>> | null {
  if (view.phase === 'over') return null;
  const out: Record<string, number[]> = {};
  for (const cause of Object.values(CAUSE)) out[cause] = Array.from({ length: view.players }, () => 0);
  for (const f of view.features) if (!f.complete && f.type !== 'field') for (const seat of f.owners) out[CAUSE[f.type]]![seat]! += f.points;
  view.seats.forEach((s, seat) => {
    const open = out['city-open']![seat]! + out['road-open']![seat]! + out['cloister-open']![seat]!;
    out.field![seat] = Math.max(0, s.if_ended - s.score - open);
  });
  return out;
}
