/**
 * Which segment lies under a point of a tile, and the patch each field covers. The patches are found by flooding a fine
 * grid from the half-edges a field reaches, held back by walls and roads as drawn, so drawing and rules cannot disagree
 * unseen: a test floods every kind and compares with the component table.
 */
import { path, type Point } from '$lib/art/pen';
import { inside, toLine } from '$lib/art/plane';
import { shapeOf, turn } from './shapes';
import { kindOf } from './tiles';

/** Cells of the grid along a tile's side. */
const N = 50;
const CELL = 100 / N;
/** Half the width of a road as a barrier; narrower than its drawing, so that patches end under the road. */
const ROAD_BARRIER = 3;
const MARKET = 9;

const WALL = -1;
const OPEN = -2;

/** The middle of a half-edge, just inside the tile. */
function halfEdgePoint(h: number): Point {
  const e = Math.floor(h / 2);
  return turn([h % 2 ? 75 : 25, 1], e);
}

function barriers(id: string): Int8Array {
  const s = shapeOf(id, 0);
  const grid = new Int8Array(N * N).fill(OPEN);
  for (let j = 0; j < N; j++)
    for (let i = 0; i < N; i++) {
      const p: Point = [(i + 0.5) * CELL, (j + 0.5) * CELL];
      const built =
        s.cities.some((c) => inside(p, c.area)) ||
        s.roads.some((o) => toLine(p, o.line) < ROAD_BARRIER) ||
        s.gates.some((g) => Math.hypot(p[0] - g[0], p[1] - g[1]) < 4) ||
        (s.crossing !== null && Math.hypot(p[0] - s.crossing[0], p[1] - s.crossing[1]) < MARKET);
      if (built) grid[j * N + i] = WALL;
    }
  return grid;
}

function flood(grid: Int8Array, from: number, label: number): void {
  const stack = [from];
  while (stack.length) {
    const c = stack.pop()!;
    if (grid[c] !== OPEN) continue;
    grid[c] = label;
    const i = c % N;
    if (i > 0) stack.push(c - 1);
    if (i < N - 1) stack.push(c + 1);
    if (c >= N) stack.push(c - N);
    if (c < N * (N - 1)) stack.push(c + N);
  }
}

const cellAt = (p: Point): number => Math.min(N - 1, Math.max(0, Math.floor(p[1] / CELL))) * N + Math.min(N - 1, Math.max(0, Math.floor(p[0] / CELL)));

/** Label the grid of an unturned tile: index of the field, or negative where there is none. */
function fieldGrid(id: string): Int8Array {
  const grid = barriers(id);
  kindOf(id).fields.forEach((f, index) => {
    for (const h of f.halfEdges) flood(grid, cellAt(halfEdgePoint(h)), index);
  });
  return grid;
}

/** Group half-edges by the patch of open ground they border, from the drawing alone. */
export function drawnFields(id: string): number[][] {
  const grid = barriers(id);
  const groups: number[][] = [];
  for (let h = 0; h < 8; h++) {
    const c = cellAt(halfEdgePoint(h));
    if (grid[c] === OPEN) {
      flood(grid, c, groups.length);
      groups.push([]);
    }
    if (grid[c]! >= 0) groups[grid[c]!]!.push(h);
  }
  return groups;
}

const grids = new Map<string, Int8Array>();
function gridOf(id: string): Int8Array {
  let g = grids.get(id);
  if (!g) grids.set(id, (g = fieldGrid(id)));
  return g;
}

/** Let patches reach one cell under walls and roads, so that no sliver stays bare beside them. */
function grown(grid: Int8Array): Int8Array {
  const out = grid.slice();
  for (let c = 0; c < N * N; c++) {
    if (grid[c]! >= 0) continue;
    const i = c % N;
    const around = [i > 0 ? grid[c - 1]! : WALL, i < N - 1 ? grid[c + 1]! : WALL, grid[c - N] ?? WALL, grid[c + N] ?? WALL];
    const label = around.find((v) => v >= 0);
    if (label !== undefined) out[c] = label;
  }
  return out;
}

/** Trace the outline of all cells with a label as closed loops of grid corners. */
function outline(grid: Int8Array, label: number): Point[][] {
  const has = (i: number, j: number): boolean => i >= 0 && j >= 0 && i < N && j < N && grid[j * N + i] === label;
  const next = new Map<string, Point[]>();
  const add = (a: Point, b: Point): void => {
    const key = `${a[0]},${a[1]}`;
    const list = next.get(key);
    if (list) list.push(b);
    else next.set(key, [b]);
  };
  for (let j = 0; j < N; j++)
    for (let i = 0; i < N; i++) {
      if (!has(i, j)) continue;
      if (!has(i, j - 1)) add([i, j], [i + 1, j]);
      if (!has(i + 1, j)) add([i + 1, j], [i + 1, j + 1]);
      if (!has(i, j + 1)) add([i + 1, j + 1], [i, j + 1]);
      if (!has(i - 1, j)) add([i, j + 1], [i, j]);
    }
  const loops: Point[][] = [];
  for (const [key, ends] of next)
    while (ends.length) {
      const start = key.split(',').map(Number) as unknown as Point;
      const loop: Point[] = [start];
      let p = ends.pop()!;
      while (p[0] !== start[0] || p[1] !== start[1]) {
        const q: Point = next.get(`${p[0]},${p[1]}`)!.pop()!;
        const before = loop[loop.length - 1]!;
        const straight = (before[0] === p[0] && p[0] === q[0]) || (before[1] === p[1] && p[1] === q[1]);
        if (!straight) loop.push(p);
        p = q;
      }
      loops.push(loop);
    }
  return loops;
}

const patches = new Map<string, string>();

/** The path of the ground a field covers on a tile turned by r. */
export function fieldPatch(id: string, r: number, index: number): string {
  const key = `${id}${r}.${index}`;
  let d = patches.get(key);
  if (d === undefined) {
    const loops = outline(grown(gridOf(id)), index);
    d = loops.map((l) => `${path(l.map((p) => turn([p[0] * CELL, p[1] * CELL], r)))}Z`).join('');
    patches.set(key, d);
  }
  return d;
}

/** How near to a road's middle a pointer still means the road. */
const ROAD_REACH = 7;

/** The segment under a point of a tile turned by r; null on a crossing's market. */
export function segmentAt(id: string, r: number, p: Point): string | null {
  const s = shapeOf(id, r);
  if (s.cloister && Math.hypot(p[0] - s.cloister[0], (p[1] - s.cloister[1]) * 1.1) < 24) return 'cloister';
  const city = s.cities.findIndex((c) => inside(p, c.area));
  if (city >= 0) return `city.${city}`;
  if (s.crossing && Math.hypot(p[0] - s.crossing[0], p[1] - s.crossing[1]) < MARKET) return null;
  let road = -1;
  let least = ROAD_REACH;
  s.roads.forEach((o, i) => {
    const d = toLine(p, o.line);
    if (d < least) [least, road] = [d, i];
  });
  if (road >= 0) return `road.${road}`;
  const label = grown(gridOf(id))[cellAt(turn(p, 4 - (r % 4)))]!;
  return label >= 0 ? `field.${label}` : null;
}
