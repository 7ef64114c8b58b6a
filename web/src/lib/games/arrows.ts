/** Walking over a board with the arrow keys. */
import type { Point } from '$lib/art/pen';

export type Direction = 'left' | 'right' | 'up' | 'down';
/** The direction that a key means. */
export const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/** One step in a direction, on the sheet. */
export const STEPS: Readonly<Record<Direction, readonly [number, number]>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The thing that lies in a direction as the eye sees it: near, and not far off the line; null if none does. */
export function towards<T>(from: Point, all: readonly (readonly [T, Point])[], direction: Direction): T | null {
  const [sx, sy] = STEPS[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const [thing, p] of all) {
    const along = (p[0] - from[0]) * sx + (p[1] - from[1]) * sy;
    const aside = Math.abs((p[0] - from[0]) * sy) + Math.abs((p[1] - from[1]) * sx);
    if (along <= 1) continue;
    const cost = along + aside * 2.4;
    if (cost < least) [least, best] = [cost, thing];
  }
  return best;
}
