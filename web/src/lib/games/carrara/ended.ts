/** What each seat would still get if the game ended now, by cause; null for seats whose goods are hidden. */
import type { CarraraView } from './view';

export function ifEnded(view: CarraraView): Readonly<Record<string, readonly (number | null)[]>> | null {
  if (view.phase === 'over' || view.seats.every((s) => s.final === null)) return null;
  const out: Record<string, (number | null)[]> = {};
  view.seats.forEach((s, seat) => {
    for (const { cause, points } of s.final ?? []) (out[cause] ??= view.seats.map((o) => (o.final === null ? null : 0)))[seat] = points;
  });
  return out;
}
