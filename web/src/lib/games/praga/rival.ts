/** Alone: which tile the opponent takes after this turn, the wheel having turned and the tile taken lying on P0 (PRA-250, PRA-290). */
import { CRANE_PLACES, RECYCLED } from './boards';
import type { ActionName, PragaView } from './view';

export interface RivalTile {
  readonly tile: string;
  readonly actions: readonly ActionName[];
}
const LAST = CRANE_PLACES.length - 1;
const LAST_BLUE = Math.max(...CRANE_PLACES.filter((p) => p.zone === 'blue').map((p) => p.position));

/** Null where nobody plays against it; before a tile is taken, as if that were none of those that lie there. */
export function rivalTile(view: PragaView): RivalTile | null {
  const { crane, solo, phase } = view;
  if (!solo || phase === 'over') return null;
  const steps = crane.arrow === LAST ? 2 : 1;
  const arrow = (crane.arrow + steps) % CRANE_PLACES.length;
  const places = new Map<number, RivalTile>();
  if (crane.taken) places.set(0, { tile: crane.taken, actions: crane.taken_actions });
  const round: (typeof crane.tiles)[number][] = [];
  for (const one of [...crane.tiles].sort((a, b) => b.position - a.position)) {
    if (one.position + steps <= LAST_BLUE) places.set(one.position + steps, one);
    else round.push(one);
  }
  for (const one of round) {
    const free = RECYCLED.find((p) => p !== arrow && !places.has(p));
    if (free !== undefined) places.set(free, one);
  }
  return [...places].sort((a, b) => b[0] - a[0])[0]?.[1] ?? null;
}
