/** How large the places for a figure may be drawn: they never cover each other. In units of the town. */

type At = { readonly x: number; readonly y: number };

/** The largest that a place is drawn. */
const LARGEST = 30;

/** The diameter of a place among others. */
export function sizeOf(spot: At, all: readonly At[]): number {
  const gaps = all.filter((other) => other !== spot).map((other) => Math.hypot(other.x - spot.x, other.y - spot.y));
  return 0.92 * Math.min(...gaps, LARGEST * 2, LARGEST / 0.92);
}

/** The diameter of the smallest. */
export const leastGap = (all: readonly At[]): number => Math.min(LARGEST, ...all.map((spot) => sizeOf(spot, all)));
