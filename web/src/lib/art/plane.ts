/** Plane geometry for drawn boards. */
import type { Point } from './pen';

/** Tell whether a point lies inside a polygon (even-odd). */
export function inside(p: Point, area: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = area.length - 1; i < area.length; j = i++) {
    const a = area[i]!;
    const b = area[j]!;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  }
  return within;
}

/** Distance from a point to the segment a–b. */
function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const u = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p[0] - a[0] - u * dx, p[1] - a[1] - u * dy);
}

/** Distance from a point to a polyline. */
export function toLine(p: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) least = Math.min(least, toSegment(p, line[i - 1]!, line[i]!));
  return least;
}

/** Sample a cubic curve in 17 points, both ends included. */
export function bezier(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: 17 }, (_, i): Point => {
    const u = i / 16;
    const v = 1 - u;
    const mix = (j: 0 | 1): number => v * v * v * a[j] + 3 * v * v * u * b[j] + 3 * v * u * u * c[j] + u * u * u * d[j];
    return [mix(0), mix(1)];
  });
}
