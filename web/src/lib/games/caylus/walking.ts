/** Walking on the road: from space to space, not straight over the tiles. */
import type { Point } from '$lib/art/pen';

/** Milliseconds at the calm pace: one step on the road. */
export const STEP = 450;

/** The spaces from one to another, both among them. */
export function way(from: number, to: number): number[] {
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

/** Lets a piece walk along points to where it stands already. */
export function walk(piece: Element | undefined, points: readonly Point[], scale: number): void {
  if (!piece || points.length < 2 || typeof piece.animate !== 'function') return;
  const at = ([x, y]: Point, lift = 0): Keyframe => ({ transform: `translate(${x}px,${y - lift}px) scale(${scale})`, easing: 'ease-in-out' });
  const frames = points.flatMap((p, i) => {
    const next = points[i + 1];
    return next ? [at(p), at([(p[0] + next[0]) / 2, (p[1] + next[1]) / 2], 5)] : [at(p)];
  });
  piece.animate(frames, { duration: STEP * (points.length - 1) });
}
