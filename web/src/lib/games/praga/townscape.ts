/** The ground of the city map: river, far bank and castle, woods, walled quarters, King's Road and Charles Bridge. */
import { cottage, tree } from '$lib/art/masonry';
import { at, n1, path, rng, type Point } from '$lib/art/pen';
import { actionSign, drawn, prices, row, sign, stroke } from './art';
import { BLUE_CORNERS, GROUND, REGIONS, SPANS, type Axial, type Corner, type Region, type RoadEffect } from './boards';
import { centre, outline, wedge } from './hexes';
import type { RoadFace } from './tiles';
import type { Amount } from './view';

/** The size of the map as it lies; turned a quarter, width and height change places. */
export const MAP = { width: 660, height: 408 } as const;
export const SIZE = 29;
const ORIGIN: Point = [181, 244];
const CORNERS: readonly Corner[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** How the map lies on the sheet: as on the table, or turned 90° clockwise with everything on it upright. */
export interface Lie {
  readonly quarter: boolean;
  /** Degrees by which hexes are turned. */
  readonly off: number;
  readonly place: (p: Point) => Point;
  hex(q: number, r: number): Point;
}
/** The map lies in one of two ways, each made once. */
export const lie = (quarter: boolean): Lie => (quarter ? TURNED : UPRIGHT);
function lying(quarter: boolean): Lie {
  const place = ([x, y]: Point): Point => (quarter ? [n1(MAP.height - y), n1(x)] : [n1(x), n1(y)]);
  return {
    quarter,
    off: quarter ? 90 : 0,
    place,
    hex: (q, r) => {
      const [x, y] = centre(q, r, SIZE);
      return place([ORIGIN[0] + x, ORIGIN[1] + y]);
    },
  };
}
const UPRIGHT = lying(false);
const TURNED = lying(true);

/* ---- Charles Bridge */
const FOOT: Point = [145, 108];
const HEAD: Point = [0, 68];
const LENGTH = Math.hypot(HEAD[0] - FOOT[0], HEAD[1] - FOOT[1]);
const along = (u: number, aside = 0): Point => {
  const [dx, dy] = [(HEAD[0] - FOOT[0]) / LENGTH, (HEAD[1] - FOOT[1]) / LENGTH];
  return [FOOT[0] + dx * LENGTH * u - dy * aside, FOOT[1] + dy * LENGTH * u + dx * aside];
};
/** The middle of a space of the bridge, 1 … 5 from the Old Town. */
export const spanAt = (l: Lie, space: number): Point => l.place(along((space - 0.5) / SPANS));
/** The outline of a space around its middle. */
export const spanShape = (l: Lie, half = 15.5): string => {
  const [mx, my] = l.place(along(0.5 / SPANS));
  const w = 1 / SPANS;
  const list: Point[] = [along(0.01, -half), along(w - 0.01, -half), along(w - 0.01, half), along(0.01, half)].map((p) => {
    const [x, y] = l.place(p);
    return [x - mx, y - my];
  });
  return `${path(list)}Z`;
};

/** Where markers of a region stand; 0 is before the road. */
export function stand(l: Lie, region: number): Point {
  const found = REGIONS.find((r) => r.region === region);
  if (found?.stand) return l.hex(...found.stand);
  if (region === 0) return l.hex(9, 0);
  return l.place(region === 4 ? [196, 55] : [126, 31]);
}
/** The hexes beside the stand where the two effects of a region are written. */
export const EFFECT_HEXES: Readonly<Record<number, { readonly free: Axial; readonly egg: Axial }>> = {
  1: { free: [7, 0], egg: [6, 0] },
  2: { free: [5, 0], egg: [4, -1] },
  3: { free: [2, -1], egg: [2, -3] },
};
/** Above this hex there is only water, so that its plate may stand out. */
const LIFTED: Axial = [2, -3];

function water(l: Lie): string {
  const x = (u: number): number => ORIGIN[0] + Math.sqrt(3) * SIZE * u;
  const y = (v: number): number => ORIGIN[1] + 1.5 * SIZE * v;
  const near: Point[] = [
    [10.4, -1],
    [9.8, -2.1],
    [9.3, -3.1],
    [8.6, -3.8],
    [7.9, -4.1],
    [7.7, -4.82],
    [2.3, -4.82],
    [2.2, -3.95],
    [1.5, -3.78],
    [-0.8, -3.78],
    [-1.4, -3.1],
    [-1.8, -2.3],
    [-2.3, -1.5],
    [-3.2, -0.6],
    [-4.5, -0.2],
  ].map(([u, v]) => l.place([x(u!), y(v!)]));
  const far: Point[] = (
    [
      [-28, 160],
      [-4, 96],
      [26, 70],
      [76, 62],
      [146, 57],
      [196, 26],
      [232, -10],
    ] as Point[]
  ).map(l.place);
  const rest: Point[] = (
    [
      [700, -10],
      [700, 190],
    ] as Point[]
  ).map(l.place);
  const bank: Point[] = ([[-28, -10]] as Point[]).map(l.place);
  let out =
    `<path d="${path(near)}${path([...far, ...rest]).replace('M', 'L')}Z" fill="var(--water)"/>` +
    `<path d="${path(far)}${path(bank).replace('M', 'L')}Z" fill="var(--field)"/>` +
    `<path d="${path(near)}${path(far).replace(/^/, '')}" fill="none" stroke="var(--water-line)" stroke-width="1.3" stroke-linejoin="round"/>`;
  for (const p of [
    [52, 134],
    [36, 180],
    [84, 142],
    [250, 24],
    [262, 60],
    [330, 14],
    [410, 22],
    [490, 12],
    [560, 24],
    [606, 46],
    [634, 92],
    [648, 134],
    [20, 112],
    [10, 150],
  ] as Point[]) {
    const [a, b] = l.place(p);
    out += `<path d="M${a - 10},${b}q5,-3 10,0t10,0" fill="none" stroke="var(--water-line)" stroke-width=".9"/>`;
  }
  return out;
}

const cell = (l: Lie, q: number, r: number, inner: string, fill: string, line: string): string => {
  const [x, y] = l.hex(q, r);
  return at(x, y, `<path d="${outline(SIZE - 0.4, l.off)}" fill="var(--${fill})" stroke="var(--${line})" stroke-width=".9"/>${inner}`);
};

function quarters(l: Lie): string {
  const s = SIZE;
  const R = rng(5);
  let out = '';
  for (const [q, r] of GROUND.green)
    out += cell(
      l,
      q,
      r,
      tree(-s * 0.32, s * 0.1, 1.2) + tree(s * 0.14, s * 0.36, 1.05, R() < 0.5) + tree(s * 0.3, -s * 0.1, 0.95, R() < 0.3),
      'field',
      'field-line',
    );
  GROUND.riverside.forEach(([q, r], i) => {
    const houses = [-0.44, 0, 0.42].map((d, j) =>
      cottage(d * s, s * (0.12 + 0.2 * (j % 2)), { w: s * 0.44, g: s * 0.18, h: 5, r: 6, roof: (i + j) % 2 ? 'var(--roof)' : 'var(--roof-3)' }),
    );
    out += cell(l, q, r, houses.join(''), 'ground', 'ground-line');
  });
  const rampart = at(0, s * 0.52, drawn(`M${-s * 0.5},4V-3h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v2h3v-2H${s * 0.5}V4Z`, 'var(--wall)', 0.8));
  for (const [q, r] of GROUND.walled) {
    const roofs = R() < 0.5 ? (['var(--roof-2)', 'var(--roof-3)'] as const) : (['var(--roof-3)', 'var(--roof-4)'] as const);
    out += cell(
      l,
      q,
      r,
      cottage(-s * 0.25, s * 0.06, { w: s * 0.5, g: s * 0.2, h: 5, r: 6, roof: roofs[0] }) +
        cottage(s * 0.26, s * 0.12, { w: s * 0.46, g: s * 0.2, h: 5, r: 6, roof: roofs[1] }) +
        rampart,
      'sheet-3',
      'line-2',
    );
  }
  return out;
}

/* ---- King's Road */
type Gains = readonly (readonly Amount[])[];
const SCALE = 0.84;
const GAP = 16.2;
/** Room for a list of signs; a number beside a sign that is no coin needs some more. */
const room = (g: readonly Amount[]): number => g.length * GAP + (g.some((a) => a.n > 1 && a.kind !== 'points') ? 4 : 0);
const together = (gains: Gains): number => gains.reduce((sum, g) => sum + room(g), 0) + (gains.length - 1) * 5;
function separated(gains: Gains, y: number): string {
  let x = -together(gains) / 2;
  return gains
    .map((g, i) => {
      const here =
        row(g, x + (g.length * GAP) / 2, y, SCALE, GAP / SCALE) +
        (i < gains.length - 1 ? stroke(`M${n1(x + room(g) + 0.4)},${y + 6}l3.6,-12`, 1.2, 'ink-2') : '');
      x += room(g) + 5;
      return here;
    })
    .join('');
}
const plate = (w: number, y: number, h: number): string =>
  `<rect x="${n1(-w / 2)}" y="${y}" width="${n1(w)}" height="${h}" rx="2" fill="var(--sheet)" stroke="var(--ground-line)" stroke-width=".9"/>`;
/** An effect in signs: what is paid above, what is gained below, by what it is counted beside it. */
function effectArt(e: RoadEffect): string {
  if (e.per !== null)
    return plate(44, -10, 20) + row(e.gain[0] ?? [], -10, 0, 0.85) + stroke('M-1,6.5l4,-13', 1.2, 'ink-2') + actionSign('upgrade', 12, 0, 0.72);
  const wide = Math.max(20, together(e.gain) + 5);
  if (!e.pay.length) return plate(wide, -9.5, 19) + separated(e.gain, 0);
  return plate(wide, -20, 39) + prices(e.pay, 0, -11, 0.84) + stroke('M-2.8,-3.4l2.8,2.4l2.8,-2.4', 1.2, 'ink-2') + separated(e.gain, 9.6);
}
/** The face of a King's Road tile in signs. */
export function roadFaceArt(f: RoadFace): string {
  if (f.now) return row(f.now, 0, 0, 0.9);
  if (f.now_per)
    return (
      row([{ kind: 'points', n: f.now_per.points }], -10, 0, 0.9) +
      stroke('M-1,5.5l4,-11', 1.1, 'ink-2') +
      sign(f.now_per.per.replace('_owned', ''), 1, 11, 0, 0.86)
    );
  const w = f.while_marker_here;
  if (!w) return '';
  const action = w.match === 'cathedral' ? 'building' : w.match;
  const shut = w.match === 'cathedral' ? sign('cathedral', 1, -13, 0, 0.74) + stroke('M-20,7l14,-14', 1.8, 'ink') : actionSign(action as 'wall', -13, 0, 0.66);
  const one = w.choose_one ?? [];
  const either = one.map((a, i) => sign(a.kind, a.n, 13 + 6.5 * i, -3 + 6 * i, 0.6)).join('');
  return shut + row(w.gain, one.length ? 2 : 8.5, 0, 0.82) + either;
}

function road(l: Lie): string {
  let out = '';
  for (const [q, r] of GROUND.road) out += cell(l, q, r, '', 'ground', 'ground-line');
  const line: Point[] = [l.hex(9, 0), ...GROUND.road.slice(0, -1).map(([q, r]) => l.hex(q, r)), l.place([158, 108])];
  const d = path(line);
  out += `<path d="${d}" fill="none" stroke="var(--road-line)" stroke-width="21" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="var(--road)" stroke-width="18.4" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="var(--road-line)" stroke-width="16" stroke-dasharray="1 6" opacity=".3" stroke-linejoin="round"/>`;
  return out;
}

/** Charles Bridge: piers in the water, the deck, the Old Town tower at its foot. */
function bridge(l: Lie): string {
  const deck = [along(-0.04, -17), along(1.03, -17), along(1.03, 17), along(-0.04, 17)].map(l.place);
  let out = '';
  for (let i = 1; i < SPANS; i++) {
    const pier = [
      along(i / SPANS - 0.035, -22),
      along(i / SPANS, -27),
      along(i / SPANS + 0.035, -22),
      along(i / SPANS + 0.035, 22),
      along(i / SPANS, 27),
      along(i / SPANS - 0.035, 22),
    ].map(l.place);
    out += `<path d="${path(pier)}Z" fill="var(--wall)" stroke="var(--draw)" stroke-width=".9"/>`;
  }
  out += `<path d="${path(deck)}Z" fill="var(--wall-top)" stroke="var(--draw)" stroke-width="1.1"/>`;
  return out;
}
/** The island beside the bridge, where markers of region IV stand. */
const island = (l: Lie): string => {
  const [x, y] = stand(l, 4);
  return at(
    x,
    y,
    `<ellipse cy="2" rx="${l.quarter ? 21 : 30}" ry="${l.quarter ? 30 : 21}" fill="var(--field)" stroke="var(--water-line)" stroke-width="1.2"/>`,
  );
};
const bridgeTower = (l: Lie): string => {
  const [x, y] = l.place([155, 110]);
  return at(
    x,
    y,
    drawn('M-8,6V-16H8V6Z', 'var(--wall)') +
      drawn('M-3.5,6V-1a3.5,3.5 0 0 1 7,0V6Z', 'var(--draw)', 0.5) +
      drawn('M-9,-16L-4,-32H4L9,-16Z', 'var(--roof-3)') +
      stroke('M-3,-32v-4M3,-32v-4', 1, 'pen'),
  );
};
const castle = (l: Lie): string => {
  const [x, y] = l.place([58, 42]);
  const spires = [-9, 9]
    .map((d) => drawn(`M${d - 5},-6V-21L${d},-36L${d + 5},-21V-6Z`, 'var(--wall)') + drawn(`M${d - 5},-21L${d},-36L${d + 5},-21Z`, 'var(--roof-3)'))
    .join('');
  return (
    at(
      x,
      y,
      drawn('M-46,10C-40,-2 -24,-5 0,-5S40,-2 46,10Z', 'var(--field-2)', 0.7) +
        drawn('M-15,-4V-18L0,-26L15,-18V-4Z', 'var(--plaster)') +
        spires +
        drawn('M-34,0V-12H-15V0ZM15,0V-12H34V0Z', 'var(--plaster)') +
        drawn('M-36,-12L-32,-18H-16L-15,-12ZM15,-12L16,-18H32L36,-12Z', 'var(--roof)') +
        drawn('M-38,5V-4H38V5Z', 'var(--wall)') +
        stroke('M-30,-9v3M-25,-9v3M-20,-9v3M20,-9v3M25,-9v3M30,-9v3', 1.3, 'draw') +
        drawn('M-3,5V0a3,3 0 0 1 6,0V5Z', 'var(--draw)', 0.4),
    ) +
    at(...l.place([106, 22]), tree(0, 0, 0.9)) +
    at(...l.place([170, 30]), tree(0, 0, 0.9, true))
  );
};

const corners = (l: Lie): string =>
  BLUE_CORNERS.map(({ hex: [q, r], corner: name }) => {
    const [x, y] = l.hex(q, r);
    return at(
      x,
      y,
      `<path d="${wedge(SIZE - 1, CORNERS.indexOf(name), 0.32, l.off)}" fill="var(--lapis)" stroke="var(--piece-line)" stroke-width=".8" stroke-linejoin="round"/>`,
    );
  }).join('');

function effects(l: Lie): string {
  const write = (r: Region): string => {
    const where = EFFECT_HEXES[r.region];
    if (!where) return '';
    return (['free', 'egg'] as const)
      .map((kind) => {
        const e = r[kind];
        if (!e) return '';
        const [x, y] = l.hex(...where[kind]);
        const lift = String(where[kind]) === String(LIFTED) ? 9 : 0;
        return at(x + (l.quarter ? lift : 0), y - (l.quarter ? 0 : lift), effectArt(e));
      })
      .join('');
  };
  return REGIONS.map(write).join('');
}
/** The number of a region beside its stand, with the eggs that entering costs. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;
const numerals = (l: Lie): string =>
  REGIONS.map((r) => {
    const [x, y] = stand(l, r.region);
    const eggs = r.eggs ? sign('egg', r.eggs, 17, -15, 0.72) : '';
    return at(
      x,
      y,
      `<circle cy="-15" r="9.5" fill="var(--sheet)" stroke="var(--ink-2)"/><text aria-hidden="true" class="tx sf c" y="-10.2" style="font-size:14px">${ROMAN[r.region]}</text>${eggs}`,
    );
  }).join('');

/** Everything that never changes beneath the spaces. */
export function ground(l: Lie): string {
  return water(l) + island(l) + castle(l) + quarters(l) + bridge(l) + road(l) + effects(l) + bridgeTower(l) + numerals(l);
}
/** What never changes above the spaces. */
export const overlay = (l: Lie): string => corners(l);
/** The flag of a completed bridge. */
export const FLAG = stroke('M0,0V-18', 1.4) + drawn('M0,-18L12,-14L0,-10Z', 'var(--madder)');
/** The corner of a hex where its ownership mark stands. */
export const cubeAt = (l: Lie): Point => [SIZE * 0.4, l.quarter ? SIZE * 0.36 : SIZE * 0.42];
