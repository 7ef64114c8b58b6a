/** Where the labels of an overlay stand: none covers another, and none a figure where there is room beside it. */
import type { Point } from '$lib/art/pen';

export interface Label {
  readonly at: Point;
  /** In pixels. */
  readonly width: number;
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The height of a label, and what a figure takes, in pixels and in units of the town. */
const HIGH = 22;
const FIGURE = { w: 24, h: 34 } as const;
const GAP = 2;

const covered = (a: Box, b: Box): number => Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** Tried in this order: where it belongs, then around it, farther and farther. */
const STEPS: readonly Point[] = [0, 1, 2, 3].flatMap((n): Point[] =>
  n === 0
    ? [[0, 0]]
    : [
        [0, -n],
        [0, n],
        [-n / 2, 0],
        [n / 2, 0],
        [-n / 2, -n],
        [n / 2, -n],
        [-n / 2, n],
        [n / 2, n],
      ],
);

/** Return the middles of the labels in units of the town, at a scale of `k` pixels a unit; `figures` are their feet. */
export function spread(labels: readonly Label[], figures: readonly Point[], k: number): readonly Point[] {
  const feet = figures.map(([x, y]): Box => ({ x: x * k, y: (y - FIGURE.h / 2) * k, w: FIGURE.w * k, h: FIGURE.h * k }));
  const set: Box[] = [];
  return labels.map(({ at, width }): Point => {
    let best: Box | null = null;
    let least = Infinity;
    for (const [dx, dy] of STEPS) {
      const box: Box = { x: at[0] * k + dx * (width + GAP), y: at[1] * k + dy * (HIGH + GAP), w: width + GAP, h: HIGH + GAP };
      const cost = set.reduce((sum, other) => sum + covered(box, other) * 3, 0) + feet.reduce((sum, other) => sum + covered(box, other), 0);
      if (cost >= least) continue;
      [best, least] = [box, cost];
      if (cost === 0) break;
    }
    set.push(best!);
    return [best!.x / k, best!.y / k];
  });
}
