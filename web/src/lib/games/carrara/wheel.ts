/** Where things stand on the wheel: 400 × 400 units, segment I on top, clockwise. */
import { n1, type Point } from '$lib/art/pen';
import { COLOURS, PRICES, type Colour } from './box';
import { price } from './marble';

export const SIZE = 400;
const CENTRE = SIZE / 2;
export const RIM = 192;
const DISC = 164;
export const HUB = 40;
/** How far from the middle the number of a segment stands. */
export const NUMERAL = 56;
const STEP = 60;

/** A point at a radius and an angle in degrees, clockwise from the top. */
export function polar(radius: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [CENTRE + radius * Math.sin(a), CENTRE - radius * Math.cos(a)];
}

/** Blocks of one colour that lie together on a segment. */
export interface Pile {
  readonly colour: Colour;
  readonly count: number;
}

/** The side of a pile of n piles in a segment, in units of the wheel. */
const SIDES: readonly number[] = [0, 46, 46, 42, 39, 36, 32];
type Places = readonly (readonly Point[])[];
/**
 * Where n piles lie in segment I and in segment II, from the wheel's middle, in two arcs with the outer one first; the
 * other segments mirror these. No square overlaps another, the number of the segment, or the edge of its field.
 */
const UPRIGHT: Places = [
  [],
  [[0, -112]],
  [
    [-28, -112.6],
    [28, -112.6],
  ],
  [
    [-28, -132.3],
    [28, -132.3],
    [0, -89.1],
  ],
  [
    [-39.8, -130.1],
    [39.8, -130.1],
    [-22.8, -89.8],
    [22.8, -89.8],
  ],
  [
    [-46.9, -128.7],
    [0, -137],
    [46.9, -128.7],
    [-25.1, -89.7],
    [25.1, -89.7],
  ],
  [
    [-47.4, -131.5],
    [0, -139],
    [47.4, -131.5],
    [-33.2, -98.3],
    [0, -97],
    [33.2, -98.3],
  ],
];
const ASLANT: Places = [
  [],
  [[97, -56]],
  [
    [83.4, -80.6],
    [111.5, -32],
  ],
  [
    [89.6, -96],
    [130.6, -30.1],
    [79.5, -45],
  ],
  [
    [87.3, -100.9],
    [132.5, -30.6],
    [64.2, -60.7],
    [90.6, -20.5],
  ],
  [
    [86.8, -104.2],
    [118.7, -67],
    [134.9, -23.8],
    [65.1, -66.6],
    [90.2, -22.5],
  ],
  [
    [88.9, -106.1],
    [127.1, -57.7],
    [136.9, -24.1],
    [60.7, -64.4],
    [93.9, -48.1],
    [95.9, -14.5],
  ],
];
/** How each segment mirrors segment I or II. */
const MIRRORS: readonly (readonly [places: Places, across: number, down: number])[] = [
  [UPRIGHT, 1, 1],
  [ASLANT, 1, 1],
  [ASLANT, 1, -1],
  [UPRIGHT, 1, -1],
  [ASLANT, -1, -1],
  [ASLANT, -1, 1],
];

const percent = (units: number): number => n1((units / SIZE) * 1000) / 10;

/** The side of each of n piles, in per cent of the wheel's. */
export const sideOf = (count: number): number => percent(SIDES[Math.min(count, 6)]!);

/** The middles of the piles of a segment, in per cent of the wheel's side. */
export function placesOf(segment: number, count: number): Point[] {
  const [places, across, down] = MIRRORS[segment % 6]!;
  return places[Math.min(count, 6)]!.map(([x, y]) => [percent(CENTRE + x * across), percent(CENTRE + y * down)]);
}

/** The outline of a segment of the disc. */
export function wedge(segment: number, inner = HUB + 4, outer = DISC - 4, slack = 1.6): string {
  const a = segment * STEP - 30;
  const b = a + STEP;
  const far = slack * (outer / DISC);
  const near = slack * 3;
  const p = [polar(outer, a + far), polar(outer, b - far), polar(inner, b - near), polar(inner, a + near)].map(([x, y]) => `${n1(x)},${n1(y)}`);
  return `M${p[0]}A${outer},${outer} 0 0 1 ${p[1]}L${p[2]}A${inner},${inner} 0 0 0 ${p[3]}Z`;
}

/** Four small corners around a segment: somebody has been there. */
export function corners(segment: number): string {
  const [a, b] = [segment * STEP - 28, segment * STEP + 28];
  const at = ([x, y]: Point): string => `${n1(x)},${n1(y)}`;
  const one = (radius: number, angle: number, inward: number, aside: number): string =>
    `M${at(polar(radius + inward, angle))}L${at(polar(radius, angle))}L${at(polar(radius, angle + aside))}`;
  return one(DISC - 5, a, -11, 4) + one(DISC - 5, b, -11, -4) + one(HUB + 12, a + 6, 11, 10) + one(HUB + 12, b - 6, 11, -10);
}

/** The board beside the disc: ticks, edges of the segments, and the prices of each. */
export const FRAME = ((): string => {
  let out = `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RIM}" fill="var(--sheet-2)" stroke="var(--ink-2)" stroke-width="1.5"/>`;
  let ticks = '';
  for (let i = 0; i < 72; i++) {
    const p = polar(RIM, i * 5);
    const v = polar(RIM - ((i * 5 + 30) % 60 ? 3 : 8), i * 5);
    ticks += `M${n1(p[0])},${n1(p[1])}L${n1(v[0])},${n1(v[1])}`;
  }
  out += `<path d="${ticks}" stroke="var(--ink-3)" stroke-width=".8"/>`;
  for (let k = 0; k < 6; k++) {
    const a = polar(DISC, k * STEP - 30);
    const b = polar(RIM, k * STEP - 30);
    out += `<path d="M${n1(a[0])},${n1(a[1])}L${n1(b[0])},${n1(b[1])}" stroke="var(--ink-2)"/>`;
    const shown = COLOURS.filter((c) => (PRICES[k]?.[c] ?? 0) > 0);
    const below = k > 1 && k < 5 ? -1 : 1; // dearest on the left wherever the segment lies
    shown.forEach((c, j) => {
      const [x, y] = polar(RIM - 14, k * STEP + below * (j - (shown.length - 1) / 2) * 7.9);
      out += price(c, x, y, PRICES[k]![c]);
    });
  }
  return out;
})();

/** The disc of marble that turns: its six fields and a few veins. */
export const DISC_ART = ((): string => {
  let spokes = '';
  for (let k = 0; k < 6; k++) {
    const a = polar(HUB - 2, k * STEP - 30);
    const b = polar(DISC, k * STEP - 30);
    spokes += `M${n1(a[0])},${n1(a[1])}L${n1(b[0])},${n1(b[1])}`;
  }
  const veins = [
    [20, 60, 150],
    [75, 70, 158],
    [130, 62, 140],
    [200, 66, 155],
    [255, 60, 150],
    [318, 64, 158],
  ]
    .map(([angle, from, to]) => {
      const p = polar(from!, angle!);
      const q = polar((from! + to!) / 2, angle! + 9);
      const r = polar((from! + to!) / 2 + 12, angle! - 5);
      const s = polar(to!, angle! + 6);
      return `M${p.map(n1)}L${q.map(n1)}L${r.map(n1)}L${s.map(n1)}`;
    })
    .join('');
  return (
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${DISC}" fill="var(--sheet)"/><circle cx="${CENTRE}" cy="${CENTRE}" r="${DISC}" fill="var(--wall-top)" class="stone"/>` +
    `<path d="${veins}" fill="none" stroke="var(--line-2)" stroke-width="1" opacity=".28" stroke-linejoin="round"/>` +
    `<path d="${spokes}" stroke="var(--ink-2)"/><circle cx="${CENTRE}" cy="${CENTRE}" r="${DISC}" fill="none" stroke="var(--ink-2)" stroke-width="1.2"/>`
  );
})();

/** The arrow outside the rim that says which way it turns. */
export const ARROW = ((): string => {
  const r = RIM + 5;
  const a = polar(r, 36);
  const b = polar(r, 54);
  return (
    `<path d="M${a.map(n1)}A${r},${r} 0 0 1 ${b.map(n1)}" fill="none" stroke="var(--ink-2)" stroke-width="1.6"/>` +
    `<path d="M${n1(b[0] - 8)},${n1(b[1] - 2)}L${n1(b[0])},${n1(b[1])}L${n1(b[0] + 2)},${n1(b[1] - 9)}" fill="none" stroke="var(--ink-2)" stroke-width="1.6" stroke-linejoin="round"/>`
  );
})();
