/** Signs of goods (18 × 18) and actions (22 × 22) around the origin, in one hand with the other games. */
import { OUTLINE } from '$lib/art/masonry';
import { at } from '$lib/art/pen';
import { coin, crown, good, keystone } from '$lib/art/values';
import type { ActionName, Amount, GridName } from './view';

/** A stroke of the pen on the sheet, or of the outline's ink on a filled thing. */
export const stroke = (d: string, width = 1.6, ink = 'pen'): string =>
  `<path d="${d}" fill="none" stroke="var(--${ink})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A filled shape in the outline of pieces. */
const filled = (d: string, fill: string, width = 1.1): string =>
  `<path d="${d}" fill="${fill}" stroke="var(--piece-line)" stroke-width="${width}" stroke-linejoin="round"/>`;
/** A filled shape in the outline of drawn things. */
export const drawn = (d: string, fill: string, width = 0.9): string => `<path d="${d}" fill="${fill}" ${OUTLINE} stroke-width="${width}"/>`;

const WINDOW = 'M-5.5,8V-2C-5.5,-6 -2,-8.5 0,-9C2,-8.5 5.5,-6 5.5,-2V8Z';
const TRIANGLE = 'M0,-8L7.5,5.5H-7.5Z';
const SIGNS: Readonly<Record<string, () => string>> = {
  points: () => keystone(0, 0, ''),
  gold: () => coin(0, 0, ''),
  stone: () => good('stone', 0, 0, 1),
  egg: () =>
    filled('M0,-8.5C4,-8.5 6.5,-2 6.5,2A6.5,6.5 0 0 1 -6.5,2C-6.5,-2 -4,-8.5 0,-8.5Z', 'var(--plaster)') +
    stroke('M-6,0.6L-3,-2.2L0,0.6L3,-2.2L6,0.6M-5,4.6H5', 1.3, 'madder'),
  gold_window: () => filled(WINDOW, 'var(--ochre)') + stroke('M0,-8V8M-5,1H5', 1.1, 'piece-line') + filled('M0,-4.4L1.5,-2L0,.4L-1.5,-2Z', 'var(--white)', 0.6),
  silver_window: () => filled(WINDOW, 'var(--stone)') + stroke('M0,-8V8M-5,1H5', 1.1, 'piece-line'),
  technology: () =>
    filled('M0,-5C-3,-7.5 -7,-7 -8,-6.5V6C-5,4.5 -3,5 0,7C3,5 5,4.5 8,6V-6.5C7,-7 3,-7.5 0,-5V7', 'var(--white)') +
    stroke('M-5.6,-2.6h3M-5.6,.8h3M2.6,-2.6h3M2.6,.8h3', 0.9, 'piece-line'),
  university: () =>
    stroke('M7,-1.5V5', 1.4, 'ochre') + filled('M-5,.5V5C-2,7.5 2,7.5 5,5V.5L0,3Z', 'var(--k-royal-2)') + filled('M-9,-2L0,-7L9,-2L0,3Z', 'var(--k-royal-2)'),
  mine: () => stroke('M-6,7.5L3.4,-4', 2.4) + stroke('M-6,-6.6C1,-9 7.4,-4 7.6,4.4', 2.5) + coin(-5, -0.5, '', 0.42),
  quarry: () => good('stone', 3.4, 4, 0.66) + stroke('M-8,6L-1,-3.6', 2) + filled('M-6,-5.5L-3,-9L4,-2L1,1.5Z', 'var(--pen)'),
  red_token: () => filled(TRIANGLE, 'var(--madder)'),
  blue_token: () => filled(TRIANGLE, 'var(--lapis)') + stroke('M-4.6,2.6H4.6', 1.2, 'white'),
  hunger_wall: () => filled('M-8,8V-3H-5V-6H-2V-3H2V-6H5V-3H8V8Z', 'var(--wall-top)') + stroke('M4.6,3H-4.6M-2.2,.6L-4.6,3L-2.2,5.4', 1.3, 'piece-line'),
  cathedral: () => filled('M-7,8V-1.5L-4,-9L-1,-1.5H1L4,-9L7,-1.5V8Z', 'var(--stone)') + stroke('M-4,3.6H4M1.8,1.4L4,3.6L1.8,5.8', 1.3, 'piece-line'),
  hunger_wall_or_cathedral: () => at(-4.6, -1.6, SIGNS.hunger_wall!(), 0.62) + at(4.8, 1.8, SIGNS.cathedral!(), 0.66),
};
/** Stone with a number, as a cost or a gain. */
const stones = (n: number): string =>
  `<rect x="-7.5" y="-7.5" width="15" height="15" rx="2" fill="var(--stone)" stroke="var(--piece-line)" stroke-width="1.2"/><path d="M-7,-4.6h14M-7,5.6h14M-3,-7v2.4M3,-7v2.4M0,5.6v1.9" stroke="#23282d" stroke-width=".7" opacity=".6"/>` +
  `<text class="num" y="4.8" text-anchor="middle" font-size="12.5" font-weight="600" fill="#15181c">${n}</text>`;
const badge = (n: number): string =>
  `<circle cx="6.6" cy="6" r="6.2" fill="var(--white)" stroke="var(--piece-line)" stroke-width=".9"/><text class="num" x="6.6" y="10.2" text-anchor="middle" font-size="12" font-weight="600" fill="#1B2030">${n}</text>`;

/** The sign of a good or step; a number is written where it is more than one, and always on points. */
export function sign(kind: string, n = 1, x = 0, y = 0, scale = 1): string {
  if (kind === 'points') return keystone(x, y, n, scale);
  if (kind === 'gold') return coin(x, y, n > 1 ? n : '', scale);
  if (kind === 'stone' && n > 1) return at(x, y, stones(n), scale);
  return at(x, y, (SIGNS[kind]?.() ?? '') + (n > 1 ? badge(n) : ''), scale);
}
/** A price: money is a coin, stone a block, both with their number. */
export const price = (a: Amount, x: number, y: number, scale = 1): string =>
  a.kind === 'gold' ? coin(x, y, a.n, scale) : a.kind === 'stone' ? at(x, y, stones(a.n), scale) : sign(a.kind, a.n, x, y, scale);

/** Signs side by side, the middle of the row at (x, y). */
export function row(
  list: readonly Amount[],
  x: number,
  y: number,
  scale = 1,
  step = 18,
  one: (a: Amount, x: number, y: number, scale: number) => string = (a, ax, ay, k) => sign(a.kind, a.n, ax, ay, k),
): string {
  const gap = step * scale;
  return list.map((a, i) => one(a, x + (i - (list.length - 1) / 2) * gap, y, scale)).join('');
}
export const prices = (list: readonly Amount[], x: number, y: number, scale = 1, step = 18): string => row(list, x, y, scale, step, price);

const ACTION_SIGNS: Readonly<Record<ActionName, () => string>> = {
  mines: () => stroke('M-8,9L4.6,-5.6', 2.6) + stroke('M-8,-8.6C1,-11 9,-5 9.4,5', 2.8) + coin(-6.5, 0, '', 0.5),
  quarries: () => good('stone', 4, 5, 0.82) + stroke('M-9,7L-1,-4', 2.3) + filled('M-7,-6L-3,-10L5,-2L1,2Z', 'var(--pen)'),
  upgrade: () => stroke('M0,-10L9,-5V5L0,10L-9,5V-5Z', 1.6) + stroke('M0,5.4V-5M-4,-1L0,-5L4,-1', 2.3),
  wall: () => drawn('M-10,8V-5H-6V-1H-2V-5H2V-1H6V-5H10V8Z', 'var(--wall)', 1) + stroke('M-10,3H10M-4,3V8M4,3V8M0,-1V3', 1, 'draw'),
  building: () =>
    drawn('M-8,9V-1L0,-9L8,-1V9Z', 'var(--plaster)', 1) +
    drawn('M-10,0L0,-10L10,0L8,1.5L0,-6.5L-8,1.5Z', 'var(--roof)', 1) +
    drawn('M-2,9V3H2V9Z', 'var(--draw)', 0.6),
  road: () =>
    drawn('M-7,10C-7,2 -1,2 -1,-3C-1,-6 -4,-6 -4,-10H3C3,-6 6,-6 6,-2C6,4 1,3 1,10Z', 'var(--road)', 1) + stroke('M-3,8C-2,3 3,1 2.5,-3', 1, 'road-line'),
};
export const actionSign = (action: ActionName, x = 0, y = 0, scale = 1): string => at(x, y, ACTION_SIGNS[action](), scale);
/** One of the two actions of a tile, struck out if it cannot be done. */
export const halfSign = (action: ActionName, x: number, struck: boolean): string =>
  struck ? `<g class="struck"><g opacity=".45">${actionSign(action, x)}</g>${at(x, 0, stroke('M-10,10L10,-10', 2))}</g>` : actionSign(action, x);
/** Any action: the six-sided plan with a star. */
export const anyAction = (x: number, y: number, scale = 1): string =>
  at(x, y, stroke('M0,-10L9,-5V5L0,10L-9,5V-5Z', 1.6) + filled('M0,-6L1.6,-1.6L6,0L1.6,1.6L0,6L-1.6,1.6L-6,0L-1.6,-1.6Z', 'var(--ochre)', 0.9), scale);

/** The five-point token of a tile that has gone round, and the crown for buildings around a plaza. */
export const perBuilding = (x: number, y: number, scale = 1): string => crown(x, y, scale);
/** Grids by name: the sign without its arrow, for heads. */
export const gridHead = (grid: GridName, width: number): string => {
  const w = width / 2;
  if (grid === 'hunger_wall') {
    let d = `M${-w},0V-10`;
    for (let i = 0; i < 6; i++) d += `h${width / 6 / 3.4}v-5h${(width / 6) * 0.41}v5H${-w + (i + 1) * (width / 6)}`;
    return (
      drawn(`${d}V0Z`, 'var(--wall)') +
      stroke(
        `M${-w},-5H${w}M${-w * 0.6},-5V0M${-w * 0.2},-5V0M${w * 0.2},-5V0M${w * 0.6},-5V0M${-w * 0.8},-10V-5M${-w * 0.4},-10V-5M0,-10V-5M${w * 0.4},-10V-5M${w * 0.8},-10V-5`,
        0.6,
        'draw',
      )
    );
  }
  const spire = (x: number): string =>
    drawn(`M${x - 6},-5V-17L${x},-30L${x + 6},-17V-5Z`, 'var(--wall)') +
    drawn(`M${x - 6},-17L${x},-30L${x + 6},-17Z`, 'var(--roof-3)') +
    drawn(`M${x - 1.5},-9v-3.5a1.5,1.5 0 0 1 3,0v3.5Z`, 'var(--draw)', 0.4);
  return (
    drawn(`M${-w},0V-5H${w}V0Z`, 'var(--wall)') +
    drawn('M-19,-5V-14L0,-22L19,-14V-5Z', 'var(--wall-top)') +
    spire(-24) +
    spire(24) +
    `<circle cy="-13" r="3.6" fill="var(--lapis)" ${OUTLINE} stroke-width=".8"/>` +
    stroke('M0,-16.6V-9.4M-3.6,-13H3.6', 0.7, 'plaster')
  );
};
