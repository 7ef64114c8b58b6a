/** What happened from one position to the next: the tile comes, the figure steps on it, what is completed scores, who stood there goes home. */
import { figure } from '$lib/art/seats';
import type { Flight, Happening, Sketch, Told } from '../types';
import { laidSince, TIMES } from './laid';
import { byCell, outlineOf } from './outlines';
import { tileSketch } from './sketch';
import { completedByLast, happening } from './story';
import { figureThing, supplyThing, tileThing } from './things';
import type { CarcassonneView, Meeple } from './view';

const figureSketch = (seat: number): Sketch => ({ box: '-16 -32 32 36', svg: figure(seat, 0, 0) });
const home = (m: Meeple): Flight => ({ from: figureThing(m), to: supplyThing(m.seat), sketch: figureSketch(m.seat) });

const came = (before: CarcassonneView, after: CarcassonneView): readonly Meeple[] =>
  after.meeples.filter((m) => !before.meeples.some((o) => figureThing(o) === figureThing(m)));

export function happened(before: CarcassonneView, after: CarcassonneView, told: Told): readonly Happening[] {
  const out: Happening[] = [];
  for (const tile of laidSince(before, after)) {
    const things = [tileThing(tile)];
    // what its owner sees lying there already does not fly
    out.push({ flights: [{ from: 'ghost:', to: tileThing(tile), sketch: tileSketch(tile.kind, tile.r) }], things, sound: 'lay', time: TIMES.tile });
  }
  for (const m of came(before, after))
    out.push({ flights: [{ from: supplyThing(m.seat), to: figureThing(m) }], things: [tileThing(m)], sound: 'figure', time: TIMES.figure });
  // a tile scores once its figure is settled
  if (after.phase === 'meeple') return out;
  const done = before.phase === 'meeple' || out.length > 0 ? completedByLast(after) : [];
  const { completed, home: gone } = happening(before, after, told.ledger, done);
  const tiles = byCell(after.tiles);
  for (const { feature, points, seats } of completed) {
    const [x, y] = outlineOf(feature, tiles).label;
    const at = tileThing({ x: Math.floor(x / 100), y: Math.floor(y / 100) });
    const on = (m: Meeple): boolean => feature.segments.some(([fx, fy, s]) => fx === m.x && fy === m.y && s === m.segment);
    out.push({
      gains: points ? seats.map((seat) => ({ at, seat, points, cause: feature.type })) : [],
      flights: gone.filter(on).map(home),
      ...(seats.length > 0 && { sound: 'score' as const }),
      time: seats.length > 0 ? TIMES.done : TIMES.figure,
    });
  }
  return out;
}
