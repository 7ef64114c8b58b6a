/** Where things stand on the wheel: 400 × 400 units, segment I on top, clockwise. */
import { n1, type Point } from '$lib/art/pen';
import { COLOURS, PRICES, type Colour } from './box';
import { price } from './marble';

export const SIZE = 400;
const CENTRE = SIZE / 2;
export const RIM = 192;
const DISC = 164;
export const HUB = 40;
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

/** Radius and angle of each of n piles in a segment: the outer row first, so that the dearest lies outside. */
const PLACES: readonly (readonly (readonly [radius: number, angle: number])[])[] = [
  [],
  [[108, 0]],
  [
    [110, -15],
    [110, 15],
  ],
  [
    [126, -17],
    [126, 17],
    [84, 0],
  ],
  [
    [130, -17],
    [130, 17],
    [84, -14],
    [84, 14],
  ],
  [
    [134, -20],
    [130, 0],
    [134, 20],
    [84, -14],
    [84, 14],
  ],
  [
    [138, -23],
    [130, -7.5],
    [130, 7.5],
    [138, 23],
    [84, -14],
    [84, 14],
  ],
];

/** Lay out the piles of a segment in per cent of the wheel's side. */
export function placesOf(segment: number, count: number): Point[] {
  return PLACES[Math.min(count, 6)]!.map(([radius, angle]) => {
    const [x, y] = polar(radius, segment * STEP + angle);
    return [n1((x / SIZE) * 100), n1((y / SIZE) * 100)];
  });
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
