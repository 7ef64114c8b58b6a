/** The outline of a feature over all its tiles: what is highlighted, tinted or flashed. */
import { path, type Point } from '$lib/art/pen';
import { fieldPatch } from './regions';
import { segmentParts, shapeOf, spotOf, turn } from './shapes';
import { cellKey, type Feature, type PlacedTile } from './view';

export interface Outline {
  /** Ground the feature covers, to be filled; empty for roads. */
  readonly area: string;
  /** Its inked boundary or middle line, to be stroked. */
  readonly line: string;
  /** Where it is still open: the free edges. */
  readonly open: string;
  /** Where a label may stand, in town units. */
  readonly label: Point;
}

export type TilesByCell = ReadonlyMap<string, PlacedTile>;
export const byCell = (tiles: readonly PlacedTile[]): TilesByCell => new Map(tiles.map((t) => [cellKey(t.x, t.y), t]));

const STEP: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const moved = (pts: readonly Point[], x: number, y: number): Point[] => pts.map((p): Point => [p[0] + x * 100, p[1] + y * 100]);

/** Shift the absolute path of a patch to its cell. */
const shifted = (d: string, x: number, y: number): string =>
  d.replace(/([ML])(-?[\d.]+),(-?[\d.]+)/g, (_, c: string, px: string, py: string) => `${c}${Number(px) + x * 100},${Number(py) + y * 100}`);

const edgeLine = (e: number, inset = 0): Point[] => [turn([12, inset], e), turn([88, inset], e)];

/** Draw the outline of a feature; `tiles` are all tiles laid. */
export function outlineOf(feature: Feature, tiles: TilesByCell): Outline {
  let area = '';
  let line = '';
  let open = '';
  const spots: Point[] = [];
  for (const [x, y, segment] of feature.segments) {
    const tile = tiles.get(cellKey(x, y));
    if (!tile) continue;
    const s = shapeOf(tile.kind, tile.r);
    const { type, index } = segmentParts(segment);
    const spot = spotOf(tile.kind, tile.r, segment);
    spots.push([x * 100 + spot[0], y * 100 + spot[1]]);
    const free = (e: number): boolean => !tiles.has(cellKey(x + STEP[e]![0], y + STEP[e]![1]));
    if (type === 'city') {
      const c = s.cities[index]!;
      area += `${path(moved(c.area, x, y))}Z`;
      for (const w of c.walls) line += path(moved(w, x, y));
      for (const e of c.edges) if (free(e)) open += path(moved(edgeLine(e, 1), x, y));
    } else if (type === 'road') {
      const o = s.roads[index]!;
      line += path(moved(o.line, x, y));
      for (const e of o.edges) if (free(e)) open += path(moved([turn([40, 1], e), turn([60, 1], e)], x, y));
    } else if (type === 'field') area += shifted(fieldPatch(tile.kind, tile.r, index), x, y);
    else {
      line +=
        path(
          moved(
            [
              [0, 0],
              [100, 0],
              [100, 100],
              [0, 100],
            ],
            x,
            y,
          ),
        ) + 'Z';
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++) if (!tiles.has(cellKey(x + dx, y + dy))) open += `M${(x + dx) * 100 + 30},${(y + dy) * 100 + 50}h40m-20,-20v40`;
    }
  }
  return { area, line, open, label: middleOf(spots) };
}

/** The spot nearest to the middle of all, so that a label never falls outside its feature. */
function middleOf(spots: readonly Point[]): Point {
  if (!spots.length) return [50, 50];
  const cx = spots.reduce((n, p) => n + p[0], 0) / spots.length;
  const cy = spots.reduce((n, p) => n + p[1], 0) / spots.length;
  return spots.reduce((best, p) => (Math.hypot(p[0] - cx, p[1] - cy) < Math.hypot(best[0] - cx, best[1] - cy) ? p : best));
}

/** Features that the last step finished: complete now, and not complete (or not there) before. */
export function newlyComplete(before: readonly Feature[], now: readonly Feature[]): Feature[] {
  const done = new Set<string>();
  for (const f of before) if (f.complete) for (const [x, y, s] of f.segments) done.add(`${x},${y},${s}`);
  return now.filter((f) => f.complete && f.type !== 'field' && !f.segments.some(([x, y, s]) => done.has(`${x},${y},${s}`)));
}
