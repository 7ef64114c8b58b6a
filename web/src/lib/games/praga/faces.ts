/** Tiles of six sides as they lie: turned edges and corners at the rim, everything else upright. */
import { cottage, tower } from '$lib/art/masonry';
import { at, n1 } from '$lib/art/pen';
import { actionSign, drawn, perBuilding, prices, row, sign } from './art';
import { edge, outline, turned, wedge } from './hexes';
import { use } from './symbols';
import type { HexTile } from './tiles';
import type { RowName } from './view';

export interface Face {
  /** Distance from the middle to a corner. */
  readonly size: number;
  /** Turns of 60° clockwise. */
  readonly r?: number;
  /** Degrees that the map as a whole is turned by. */
  readonly off?: number;
  /** Placed tiles no longer show their price and what they paid once. */
  readonly placed?: boolean;
  /** Edges and corners, as they lie on the board, that meet another. */
  readonly litEdges?: readonly number[];
  readonly litCorners?: readonly number[];
}
/** Where the University steps of an upgrade are printed; it never meets anything. */
const CAP_EDGE = 3;
const GROUND: Readonly<Record<RowName, string>> = { upgrade: 'royal', wall: 'stone', building: 'wood' };

/** Eight burgher houses, so that neighbours differ. */
const EDIFICES: readonly (() => string)[] = [
  () => cottage(0, 6, { w: 24, g: 10, h: 9, r: 9, chimney: true }),
  () => cottage(-4, 6, { w: 18, g: 8, h: 10, r: 8, roof: 'var(--roof-3)' }) + tower(9, 6, 4, 15, { cone: 9 }),
  () => cottage(-6, 5, { w: 16, g: 7, h: 8, r: 7 }) + cottage(7, 7, { w: 17, g: 7, h: 8, r: 7, flip: true, roof: 'var(--roof-4)' }),
  () => tower(-8, 6, 4.5, 16, { cone: 10, roof: 'var(--roof)' }) + cottage(5, 6, { w: 18, g: 8, h: 9, r: 8, roof: 'var(--roof-2)' }),
  () => cottage(-5, 3, { w: 15, g: 7, h: 9, r: 8, roof: 'var(--roof-2)' }) + cottage(5, 7, { w: 18, g: 7, h: 7, r: 7 }),
  () =>
    drawn('M-9,6V-8H9V6Z', 'var(--plaster)') +
    drawn('M-9,-8L-6,-13H-3L0,-17L3,-13H6L9,-8Z', 'var(--plaster-2)') +
    drawn('M-2,6V1a2,2 0 0 1 4,0V6ZM-6.5,-1v-4h3v4ZM3.5,-1v-4h3v4Z', 'var(--draw)', 0.4),
  () =>
    cottage(0, 7, { w: 26, g: 11, h: 7, r: 10, roof: 'var(--roof-4)' }) +
    drawn('M-2,-6V-12H3V-6Z', 'var(--plaster)') +
    drawn('M-3.4,-12L.5,-18L4.4,-12Z', 'var(--roof-3)'),
  () => cottage(3, 6, { w: 20, g: 9, h: 11, r: 8, flip: true, roof: 'var(--roof-3)' }) + cottage(-8, 7, { w: 12, g: 6, h: 6, r: 6, roof: 'var(--roof)' }),
];
/** The house of a building tile; the same tile has the same house everywhere. */
const edifice = (id: string, x: number, y: number, scale = 1): string => {
  let hash = 0;
  for (const c of id) hash = (hash * 31 + c.charCodeAt(0)) % 997;
  return at(x, y, EDIFICES[hash % EDIFICES.length]!(), scale);
};

const middle: Readonly<Record<RowName, (t: HexTile, s: number, placed: boolean) => string>> = {
  upgrade: (t, s) => actionSign(t.action!, 0, -s * 0.27, s / 49) + row(t.reward, 0, s * 0.25, s / 39, 19.5),
  wall: (t, s, placed) =>
    placed
      ? use('praga-rampart', 0, 0, s / 42)
      : prices(t.cost, 0, -s * 0.53, s / 41) +
        use('praga-rampart', 0, -s * 0.2, s / 62) +
        row(t.reward, 0, s * 0.17, s / 40, 20) +
        (t.grid ? sign(t.grid, 1, 0, s * 0.56, s / 58) : ''),
  building: (t, s, placed) =>
    placed
      ? edifice(t.id, 0, s * 0.06, s / 29)
      : edifice(t.id, 0, -s * 0.1, s / 48) +
        prices(t.cost, 0, -s * (t.cost.length > 1 ? 0.52 : 0.6), s / 39, 17.5) +
        row(t.reward, 0, s * 0.32, s / 39, 18.5) +
        (t.grid ? sign(t.grid, 1, 0, s * 0.7, s / 54) : t.crown ? perBuilding(0, s * 0.7, s / 54) : ''),
};

const ring = (x: number, y: number, radius: number): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="var(--may-wash)" stroke="var(--may)" stroke-width="1.8"/>`;

/** Draw a tile around the origin. */
export function face(t: HexTile, { size: s, r = 0, off = 0, placed = false, litEdges = [], litCorners = [] }: Face): string {
  const pigment = t.row === 'building' ? 'lapis' : 'madder';
  let out = `<path d="${outline(s - 0.6, off)}" fill="var(--k-${GROUND[t.row]})" stroke="var(--draw)" stroke-width="1.1" stroke-linejoin="round"/>`;
  if (t.special) out += `<path d="${outline(s - 3.4, off)}" fill="none" stroke="var(--ochre)" stroke-width="1.8"/>`;
  out += middle[t.row](t, s, placed);
  const k = s / 57;
  t.edges.forEach((kind, i) => {
    if (!kind) return;
    const j = turned(i, r);
    const [x, y] = edge(s, j, 9.4 * k, off);
    out += (litEdges.includes(j) ? ring(x, y, 11.5 * k) : '') + sign(kind, 1, x, y, k);
  });
  if (t.caps && !placed) {
    const [x, y] = edge(s, turned(CAP_EDGE, r), 12.5 * k, off);
    out += sign('university', t.caps, x, y, k);
  }
  for (const c of t.corners) {
    const j = turned(c, r);
    out += `<path d="${wedge(s - 1.2, j, 0.27, off)}" fill="var(--${pigment})" stroke="var(--piece-line)" stroke-width=".8" stroke-linejoin="round"/>`;
  }
  for (const j of litCorners) {
    const a = -90 + 60 * j + off;
    out += ring((s - 5) * Math.cos((a * Math.PI) / 180), (s - 5) * Math.sin((a * Math.PI) / 180), s * 0.24);
  }
  return out;
}
