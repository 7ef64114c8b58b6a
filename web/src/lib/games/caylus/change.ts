/** What the log does not name: cubes and deniers of an open price are paid one by one, before anything is told of it. */
import type { Flight, Happening } from '../types';
import { coinSketch, wareSketch } from './sketches';
import { RESOURCES } from './tables';
import { nextSite, type CaylusView } from './view';

/** Where a price is paid: the site of what is being built, else the building that is at work; null where none is. */
function counter(before: CaylusView, after: CaylusView): string | null {
  const site = (before.building.kind ?? after.building.kind) ? nextSite(before) : null;
  const space = site ?? before.active?.space ?? after.active?.space ?? null;
  return space === null ? null : `space:${space}`;
}

/** How many of a good a seat has more after some flights. */
const flown = (flights: readonly Flight[], good: string): number =>
  flights.reduce((sum, { from, to, count = 1 }) => sum + (to === good ? count : 0) - (from === good ? count : 0), 0);

/** The flights that are missing in what is told between two positions. */
export function unnamed(before: CaylusView, after: CaylusView, told: readonly Happening[]): readonly Happening[] {
  const at = counter(before, after);
  if (at === null) return [];
  const known = told.flatMap((one) => one.flights ?? []);
  const flights = after.seats.flatMap((now, seat) => {
    const was = before.seats[seat]!;
    return (['deniers', ...RESOURCES] as const).flatMap((ware): Flight[] => {
      const good = `good:${seat}.${ware}`;
      const more = ware === 'deniers' ? now.deniers - was.deniers : now.cubes[ware] - was.cubes[ware];
      const count = more - flown(known, good);
      const sketch = ware === 'deniers' ? coinSketch() : wareSketch(ware);
      return count === 0 ? [] : [count < 0 ? { from: good, to: at, sketch, count: -count } : { from: at, to: good, sketch, count }];
    });
  });
  return flights.length > 0 ? [{ flights, things: [at], sound: 'lay', time: 900 }] : [];
}
