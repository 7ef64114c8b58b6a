/** Signs of goods (18 × 18) and actions (22 × 22) around the origin, in one hand with the other games. */
import { OUTLINE } from '$lib/art/masonry';
import { at, n1 } from '$lib/art/pen';
import { crown } from '$lib/art/values';
import { isSymbol, use } from './symbols';
import type { ActionName, Amount, GridName } from './view';

/** A stroke of the pen on the sheet, or of the outline's ink on a filled thing. */
export const stroke = (d: string, width = 1.6, ink = 'pen'): string =>
  `<path d="${d}" fill="none" stroke="var(--${ink})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A filled shape in the outline of drawn things. */
export const drawn = (d: string, fill: string, width = 0.9): string => `<path d="${d}" fill="${fill}" ${OUTLINE} stroke-width="${width}"/>`;

/** Signs that all games have; the others have the names of the components. */
const COMMON: Readonly<Record<string, string>> = { points: 'bastide-point', gold: 'bastide-coin', stone: 'bastide-good-stone' };
/** The least height of a numeral in drawing units: 8.5 pixels where the whole sheet stands in 1280 × 720. */
export const LEAST = 13.6;
/** A numeral with its middle at (x, y): as high as the sign wants it, and never too small to be read. */
const number = (n: number, x: number, y: number, size: number, ink: string): string =>
  `<text aria-hidden="true" class="num f-${ink}" x="${x}" y="${n1(y + size * 0.355)}" text-anchor="middle" font-size="${n1(size)}" font-weight="600">${n}</text>`;
const high = (size: number, scale: number, least: number): number => Math.max(size, least / scale);
const numbered = (id: string, ink: string, n: number | '', x: number, y: number, scale: number, least: number): string =>
  at(x, y, use(id) + (n === '' ? '' : number(n, 0, 0, high(n > 9 ? 11 : 12.8, scale, least), ink)), scale);
/** Money and points, with a number that can be read however small the sign is. */
export const coin = (x: number, y: number, n: number | '' = '', scale = 1, least = LEAST): string => numbered('bastide-coin', 'coin-on', n, x, y, scale, least);
export const keystone = (x: number, y: number, n: number, scale = 1, least = LEAST): string => numbered('bastide-point', 'point-on', n, x, y, scale, least);
/** Stone with a number, as a cost or a gain. */
const stones = (n: number, x: number, y: number, scale: number, least: number): string => numbered('praga-stones', 'stone-on', n, x, y, scale, least);
/** The number beside a sign, on a small disc that grows with it. */
function badge(n: number, scale: number, least: number): string {
  const size = high(12, scale, least);
  return at(6.6, 6, `<g transform="translate(-6.6,-6)">${use('praga-badge')}</g>`, n1(size / 12)) + number(n, 6.6, 6, size, 'point-on');
}

/** The sign of a good or step; a number is written where it is more than one, and always on points. */
export function sign(kind: string, n = 1, x = 0, y = 0, scale = 1, least = LEAST): string {
  if (kind === 'points') return keystone(x, y, n, scale, least);
  if (kind === 'gold') return coin(x, y, n > 1 ? n : '', scale, least);
  if (kind === 'stone' && n > 1) return stones(n, x, y, scale, least);
  const id = COMMON[kind] ?? `praga-${kind}`;
  if (!isSymbol(id)) return '';
  return n > 1 ? at(x, y, use(id) + badge(n, scale, least), scale) : use(id, x, y, scale);
}
/** A price: money is a coin, stone a block, both with their number. */
export const price = (a: Amount, x: number, y: number, scale = 1, least = LEAST): string =>
  a.kind === 'gold' ? coin(x, y, a.n, scale, least) : a.kind === 'stone' ? stones(a.n, x, y, scale, least) : sign(a.kind, a.n, x, y, scale, least);

/** Signs side by side, the middle of the row at (x, y). */
export function row(
  list: readonly Amount[],
  x: number,
  y: number,
  scale = 1,
  step = 18,
  one: (a: Amount, x: number, y: number, scale: number, least: number) => string = (a, ax, ay, k, l) => sign(a.kind, a.n, ax, ay, k, l),
  least = LEAST,
): string {
  const gap = step * scale;
  return list.map((a, i) => one(a, x + (i - (list.length - 1) / 2) * gap, y, scale, least)).join('');
}
export const prices = (list: readonly Amount[], x: number, y: number, scale = 1, step = 18): string => row(list, x, y, scale, step, price);

export const actionSign = (action: ActionName, x = 0, y = 0, scale = 1): string => use(`praga-${action}`, x, y, scale);
/** One of the two actions of a tile, struck out if it cannot be done. */
export const halfSign = (action: ActionName, x: number, struck: boolean): string =>
  struck ? `<g class="struck"><g opacity=".45">${actionSign(action, x)}</g>${at(x, 0, stroke('M-10,10L10,-10', 2))}</g>` : actionSign(action, x);
/** Any action: the six-sided plan with a star. */
export const anyAction = (x: number, y: number, scale = 1): string => use('praga-any', x, y, scale);

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
