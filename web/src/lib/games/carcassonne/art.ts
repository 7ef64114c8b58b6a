/**
 * One hand for all tiles: fields, roads, towns and abbeys drawn from the shapes of a tile. The flat layers come as
 * markup; whatever stands comes with the y of its foot, so that a whole board can be sorted by depth (scene.ts).
 */
import { merged } from '$lib/art/merged';
import { cottage, rampart, tower, tree, type Cottage } from '$lib/art/masonry';
import { n1, path, rng, type Point } from '$lib/art/pen';
import { inside, toLine } from '$lib/art/plane';
import { shapeOf, type CityShape, type TileShape } from './shapes';
import { use } from './symbols';

/** Something that stands upright: the y of its foot in tile units, and how it is drawn where its tile lies. */
export type Upright = readonly [foot: number, draw: (x: number, y: number) => string];

export interface TileArt {
  readonly ground: string;
  readonly road: string;
  readonly city: string;
  readonly upright: readonly Upright[];
  /** Tile corners where walls end; the board sets one tower on each. */
  readonly wallEnds: readonly Point[];
}

type Random = () => number;

const symbol =
  (id: string, sx: number, sy: number): Upright[1] =>
  (x, y) =>
    use(id, x + sx, y + sy);
const house = ([hx, hy]: Point, how: Cottage): Upright => [hy, (x, y) => cottage(x + hx, y + hy, how)];
const wall = (a: Point, b: Point): Upright => [(a[1] + b[1]) / 2, (x, y) => rampart([x + a[0], y + a[1]], [x + b[0], y + b[1]])];

/** Tell whether a point has `margin` of open field around it. */
function openField(s: TileShape): (p: Point, margin: number) => boolean {
  return (p, margin) =>
    s.cities.every((c) => !inside(p, c.area) && c.walls.every((w) => toLine(p, w) > margin + 3)) &&
    s.roads.every((o) => toLine(p, o.line) > margin + 5) &&
    (!s.cloister || Math.hypot(p[0] - s.cloister[0], (p[1] - s.cloister[1] - 4) * 1.1) > 25 + margin) &&
    (!s.crossing || Math.hypot(p[0] - s.crossing[0], p[1] - s.crossing[1]) > 15 + margin);
}

/** Draw a ploughed strip or a corn field with a hedge at its foot, where there is room for one. */
function strip(R: Random, free: (p: Point, m: number) => boolean): string {
  if (R() > 0.75) return '';
  for (let i = 0; i < 16; i++) {
    const p: Point = [22 + R() * 56, 22 + R() * 56];
    const angle = (R() - 0.5) * 0.9;
    const l = 12 + R() * 4;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const pt = (u: number, v: number): Point => [p[0] + u * c - v * s, p[1] + u * s + v * c];
    const corners = [pt(-l, -8), pt(l, -8), pt(l, 8), pt(-l, 8)];
    if (![...corners, p].every((v) => free(v, 2))) continue;
    const corn = R() < 0.4;
    const rows = [-6, -3, 0, 3, 6].map((v) => path([pt(-l + 1, v), pt(l - 1, v)])).join('');
    return (
      `<path d="${path(corners)}Z" fill="var(--${corn ? 'corn' : 'field-2'})"/>` +
      `<path d="${rows}" stroke="var(--${corn ? 'corn' : 'field'}-line)" stroke-width=".9" fill="none" stroke-dasharray="${corn ? '2 1.5' : '5 1.5'}"/>` +
      `<path d="${path([pt(-l - 1, 9.5), pt(l + 1, 9.5)])}" stroke="var(--tree-2)" stroke-width="2.2" stroke-linecap="round" stroke-dasharray=".1 3.4" fill="none"/>`
    );
  }
  return '';
}

/** Draw a hedge along a stretch of a road: the field's edge, planted. */
function hedges(s: TileShape, R: Random, free: (p: Point, m: number) => boolean): string {
  let out = '';
  for (const o of s.roads) {
    if (R() > 0.55) continue;
    const side = R() < 0.5 ? 1 : -1;
    const line: Point[] = [];
    for (let i = 2; i < o.line.length - 2; i++) {
      const a = o.line[i - 1]!;
      const b = o.line[i + 1]!;
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const p: Point = [o.line[i]![0] - ((b[1] - a[1]) / l) * 9.5 * side, o.line[i]![1] + ((b[0] - a[0]) / l) * 9.5 * side];
      if (p[0] > 5 && p[0] < 95 && p[1] > 5 && p[1] < 95 && free(p, 1.5)) line.push(p);
      else if (line.length) break;
    }
    if (line.length < 4) continue;
    out +=
      `<path d="${path(line.map(([x, y]): Point => [x + 0.8, y + 1]))}" stroke="var(--shade)" stroke-width="3.4" stroke-linecap="round" fill="none"/>` +
      `<path d="${path(line)}" stroke="var(--tree-2)" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 2.7" fill="none"/>`;
  }
  return out;
}

function field(s: TileShape, R: Random): { ground: string; upright: Upright[] } {
  const free = openField(s);
  let ground = strip(R, free);
  let tufts = '';
  for (let i = 0; i < 26; i++) {
    const p: Point = [5 + R() * 90, 6 + R() * 89];
    if (free(p, 2)) tufts += `M${n1(p[0])},${n1(p[1])}l-1.2,-2.6m1.2,2.6l.2,-3.2m-.2,3.2l1.6,-2.4`;
  }
  if (tufts) ground += `<path d="${tufts}" stroke="var(--field-line)" stroke-width=".8" fill="none"/>`;
  ground += hedges(s, R, free);
  const upright: Upright[] = [];
  for (let i = 0, n = 0; i < 20 && n < 4; i++) {
    const p: Point = [9 + R() * 82, 14 + R() * 80];
    if (!free(p, 4) || s.fields.some((f) => Math.hypot(f.spot[0] - p[0], f.spot[1] - p[1] + 4) <= 12)) continue;
    const [scale, fir] = [0.85 + R() * 0.35, R() < 0.3];
    upright.push([p[1], (x, y) => tree(x + p[0], y + p[1], scale, fir)]);
    n++;
    const beside: Point = [p[0] + 6, p[1] + 3];
    if (R() < 0.5 && free(beside, 3) && beside[0] < 94 && beside[1] < 95) upright.push([beside[1], (x, y) => tree(x + beside[0], y + beside[1], 0.8)]);
  }
  return { ground, upright };
}

/** Draw the roads: a bed, dust and two cart ruts; beds first, so that crossings flow together. */
function roadLayer(s: TileShape, R: Random): string {
  const lines = s.roads.map((o) => path(o.line));
  let dust = '';
  for (const o of s.roads)
    for (let i = 0; i < 9; i++) {
      const p = o.line[Math.floor(R() * o.line.length)]!;
      const x = p[0] + (R() - 0.5) * 15;
      const y = p[1] + (R() - 0.5) * 15;
      if (x > 1 && x < 98 && y > 1 && y < 98) dust += `M${n1(x)},${n1(y)}h.1`;
    }
  const stroke = (colour: string, width: number, opacity = 1): string =>
    `<path d="${lines.join('')}" stroke="var(--${colour})" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} fill="none"/>`;
  if (!lines.length) return '';
  return (
    stroke('road-line', 11.4) +
    stroke('road', 9) +
    stroke('road-line', 3.4, 0.5) +
    stroke('road', 2.2) +
    `<path d="${dust}" stroke="var(--road-line)" stroke-width="1" stroke-linecap="round" stroke-opacity=".6"/>`
  );
}

/** Draw a crossing: a paved market with its cross and the cottages around it. */
function crossing(s: TileShape, c: Point, R: Random): { road: string; upright: Upright[] } {
  const road = use('carcassonne-crossing', c[0], c[1]);
  const upright: Upright[] = [[c[1] + 2, symbol('carcassonne-cross', c[0], c[1] + 2)]];
  const placed: Point[] = [];
  for (let i = 0; i < 30 && placed.length < 4; i++) {
    const a = R() * 2 * Math.PI;
    const p: Point = [c[0] + Math.cos(a) * (17 + R() * 4), c[1] + 3 + Math.sin(a) * (16 + R() * 4)];
    const offRoad = s.roads.every((o) => toLine([p[0], p[1] - 3], o.line) > 11);
    const offTown = s.cities.every((q) => !inside(p, q.area) && q.walls.every((w) => toLine([p[0], p[1] - 4], w) > 9));
    if (!offRoad || !offTown || placed.some((u) => Math.hypot(u[0] - p[0], (u[1] - p[1]) * 1.4) <= 14)) continue;
    placed.push(p);
    upright.push(house(p, { w: 12, flip: R() < 0.5, roof: R() < 0.5 ? 'var(--roof-4)' : 'var(--roof-2)' }));
  }
  return { road, upright };
}

const ROOFS: readonly (readonly [number, string])[] = [
  [0.55, 'var(--roof)'],
  [0.8, 'var(--roof-2)'],
  [0.92, 'var(--roof-4)'],
  [1, 'var(--roof-3)'],
];

/** Draw a town: its ground and square, then walls, towers, banner, church and as many houses as fit. */
function town(c: CityShape, R: Random): { city: string; upright: Upright[]; ends: Point[] } {
  const upright: Upright[] = [];
  const ends: Point[] = [];
  const wide = c.edges.length > 1;
  let city = `<path d="${path(c.area)}Z" fill="var(--ground)"/>`;
  if (wide)
    city += `<ellipse cx="${n1(c.spot[0])}" cy="${n1(c.spot[1] + 5)}" rx="10.5" ry="7.5" fill="var(--pave)" stroke="var(--ground-line)" stroke-width="1" stroke-dasharray="2.4 1.6"/>`;
  for (const w of c.walls) {
    for (let i = 1; i < w.length; i++) upright.push(wall(w[i - 1]!, w[i]!));
    for (const [wx, wy] of [w[2]!, w[3]!]) upright.push([wy + 1.5, (x, y) => tower(x + wx, y + wy + 0.6, 3.6, 8.5)]);
    ends.push(w[0]!, w[w.length - 1]!);
  }
  const xs = c.area.map((p) => p[0]);
  const ys = c.area.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const placed: Point[] = [];
  const stands = (p: Point, w: number): boolean =>
    [
      [p[0] - w / 2, p[1]],
      [p[0] + w / 2, p[1]],
      [p[0] - w / 2 + 1, p[1] - 7],
      [p[0] + w / 2 - 1, p[1] - 7],
    ].every((v) => inside(v as unknown as Point, c.area)) &&
    p[0] > 8 &&
    p[0] < 92 &&
    p[1] > 13 &&
    p[1] < 97 &&
    c.walls.every(
      (l) =>
        toLine([p[0], p[1] - 3], l) > 7.5 &&
        toLine(p, l) > 4.5 &&
        toLine(
          [p[0], p[1] - 11],
          l.map((v): Point => [v[0], v[1] - 3]),
        ) > 2,
    );
  const apart = (p: Point): boolean => placed.every((u) => Math.abs(u[0] - p[0]) > 12.2 || Math.abs(u[1] - p[1]) > 10.4);
  const clear = (p: Point): boolean => Math.hypot(c.spot[0] - p[0], c.spot[1] - p[1] + 5) > (wide ? 12.5 : 9.5);
  if (c.pennant) {
    let p: Point = c.walls.length ? [c.spot[0] + (c.spot[0] > 50 ? -13 : 14), c.spot[1] + 9] : [64, 60];
    if (!inside(p, c.area)) p = [p[0], c.spot[1] + 2];
    placed.push(p);
    upright.push([p[1] + 0.1, symbol('carcassonne-pennant', p[0], p[1])]);
  }
  if (wide && c.walls.length < 2)
    for (let i = 0; i < 40; i++) {
      const p: Point = [18 + R() * 64, 30 + R() * 60];
      if (!stands(p, 12) || !clear(p) || !apart(p)) continue;
      placed.push(p, [p[0] + 8, p[1]]);
      upright.push([p[1], symbol('carcassonne-church', p[0], p[1])]);
      break;
    }
  for (let i = 0; i < 420; i++) {
    const p: Point = [x0 + R() * (x1 - x0), y0 + R() * (y1 - y0)];
    const w = 10.5 + R() * 3;
    if (!stands(p, w) || !apart(p) || !clear(p)) continue;
    placed.push(p);
    const k = R();
    const roof = ROOFS.find(([limit]) => k < limit)![1];
    upright.push(house(p, { w: n1(w), h: n1(4 + R() * 1.6), flip: R() < 0.45, roof, chimney: R() < 0.35 }));
  }
  return { city, upright, ends };
}

/** Draw kind `id` turned by r; `seed` varies trees and houses, so that equal tiles are not copies. */
function drawTile(id: string, r: number, seed: number): TileArt {
  const s = shapeOf(id, r);
  const R = rng(id.charCodeAt(0) * 977 + seed * 7919 + r);
  const f = field(s, R);
  const upright = f.upright;
  let road = roadLayer(s, R);
  let city = '';
  const wallEnds: Point[] = [];
  if (s.crossing) {
    const c = crossing(s, s.crossing, R);
    road += c.road;
    upright.push(...c.upright);
  }
  for (const c of s.cities) {
    const t = town(c, R);
    city += t.city;
    upright.push(...t.upright);
    wallEnds.push(...t.ends);
  }
  for (const g of s.gates) upright.push([g[1] + 2.5, symbol('carcassonne-gate', g[0], g[1] + 2.4)]);
  if (s.cloister) upright.push([s.cloister[1] + 13, symbol('carcassonne-abbey', s.cloister[0], s.cloister[1] + 13)]);
  return { ground: f.ground, road, city, upright, wallEnds };
}

/** How many ways equal tiles are drawn; few enough that the memory of drawings stays small. */
const VARIANTS = 5;
const drawn = new Map<string, TileArt>();

/** Return the art of kind `id` turned by r at cell (x, y); drawn once per kind, rotation and variant. */
export function tileArt(id: string, x: number, y: number, r: number): TileArt {
  const variant = (((x * 3 + y * 7) % VARIANTS) + VARIANTS) % VARIANTS;
  const key = `${id}${r}.${variant}`;
  let art = drawn.get(key);
  if (!art) drawn.set(key, (art = drawTile(id, r, variant + 1)));
  return art;
}

/** The tower that stands where walls of one or more tiles meet. */
export const cornerTower = (x: number, y: number): string => tower(x, y + 1.5, 5, 10);

/** Draw a single tile with everything on it, for the hand and the remaining tiles. */
export function singleTile(id: string, r = 0): string {
  const art = tileArt(id, 0, 0, r);
  const upright = art.upright.slice();
  const corners = new Set(art.wallEnds.map((p) => `${p[0]},${p[1]}`));
  for (const c of corners) {
    const [x, y] = c.split(',').map(Number) as [number, number];
    upright.push([y + 2, () => cornerTower(x, y)]);
  }
  upright.sort((a, b) => a[0] - b[0]);
  return (
    `<rect width="100" height="100" fill="var(--field)"/>${art.ground}${art.road}${art.city}` +
    `<rect class="seam" fill="none" width="100" height="100"/>${upright.map((u) => u[1](0, 0)).join('')}`
  );
}

const small = new Map<string, string>();

/** Draw a single tile for a row, a line of the log or a hand: no larger than a hundred pixels, in a few shapes. */
export function smallTile(id: string, r = 0): string {
  const key = `${id}${r}`;
  const known = small.get(key) ?? merged(singleTile(id, r));
  small.set(key, known);
  return known;
}
