/** Small architecture, always upright, lit from the west. (x, y) is the middle of a thing's foot. */
import { n1, n2, path, type Point } from './pen';
import { use } from './sprite';

/** The outline of everything drawn and filled. */
export const OUTLINE = 'stroke="var(--draw)" stroke-linejoin="round"';

export interface Cottage {
  w?: number;
  h?: number;
  r?: number;
  g?: number;
  roof?: string;
  flip?: boolean;
  chimney?: boolean;
}

/*
 * Houses, towers and walls are written in the coordinates of the sheet, without a transform of their own: a sheet with
 * thousands of them is moved much faster so.
 */

/** A gabled house: width, wall height, roof height and gable width. */
export const cottage = (x: number, y: number, o: Cottage = {}): string => {
  const { w = 12, h = 4.5, r: rise = 4.6, g = 5, roof = 'var(--roof)', flip = false, chimney = false } = o;
  const l = -w / 2;
  const e = w / 2;
  const a = l + g;
  const m = l + g / 2;
  const top = -h - rise;
  const ridge = w - g;
  const X = (v: number): number => n1(flip ? x - v : x + v);
  const Y = (v: number): number => n1(y + v);
  const box = (left: number, width: number, foot: number, head: number): string => `M${X(left)},${Y(foot)}V${Y(head)}H${X(left + width)}V${Y(foot)}Z`;
  const stack = chimney ? `<path d="${box(m + ridge * 0.62, 1.8, top + 1, top - 1.6)}" fill="var(--wall-2)" ${OUTLINE} stroke-width=".6"/>` : '';
  return (
    `<path d="M${X(l + 1)},${Y(0.9)}H${X(e + 2.2)}L${X(e + 1)},${Y(-1.4)}H${X(l)}Z" fill="var(--shade)"/>${stack}` +
    `<g ${OUTLINE} stroke-width=".75"><path d="M${X(a)},${Y(0)}H${X(e)}V${Y(-h)}H${X(a)}Z" fill="var(--plaster-2)"/>` +
    `<path d="M${X(m)},${Y(top)}H${X(m + ridge)}L${X(e + 0.5)},${Y(-h + 0.6)}H${X(a)}Z" fill="${roof}"/>` +
    `<path d="M${X(l)},${Y(0)}V${Y(-h)}L${X(m)},${Y(top)}L${X(a)},${Y(-h)}V${Y(0)}Z" fill="var(--plaster)"/></g>` +
    `<path d="${box(m - 0.8, 1.6, 0, -2.2)}${box(a + 1.6, 1, -1.7, -3)}" fill="var(--draw)"/>`
  );
};

/** A round tower; `cone` is the height of its roof, 0 for battlements. */
export const tower = (x: number, y: number, r = 4.6, h = 11, o: { cone?: number; roof?: string } = {}): string => {
  const e = r * 0.42;
  const cone = o.cone ?? 0;
  const c = o.roof ?? 'var(--roof-3)';
  const X = (v: number): number => n2(x + v);
  const Y = (v: number): number => n2(y + v);
  const arc = (radius: number, sweep: 0 | 1, to: number, down: number): string => `A${n2(radius)},${n2(e)} 0 0 ${sweep} ${X(to)},${Y(down)}`;
  const body = `M${X(-r)},${Y(-h)}V${Y(0)}${arc(r, 0, r, 0)}V${Y(-h)}Z`;
  const top = cone
    ? `<path d="M${X(-r - 1.1)},${Y(-h)}L${X(0)},${Y(-h - cone)}L${X(r + 1.1)},${Y(-h)}${arc(r + 1.1, 1, -r - 1.1, -h)}Z" fill="${c}" ${OUTLINE} stroke-width=".8"/><path d="M${X(0)},${Y(-h - cone)}L${X(r + 1.1)},${Y(-h)}${arc(r + 1.1, 1, r * 0.2, -h + e)}Z" fill="var(--shade)"/>`
    : `<path d="M${X(-r - 0.7)},${Y(-h - 2.6)}V${Y(-h)}${arc(r + 0.7, 0, r + 0.7, -h)}V${Y(-h - 2.6)}Z" fill="var(--wall)" ${OUTLINE} stroke-width=".8"/><ellipse cx="${X(0)}" cy="${Y(-h - 2.6)}" rx="${n2(r + 0.7)}" ry="${n2(e)}" fill="var(--wall-top)" ${OUTLINE} stroke-width=".8" stroke-dasharray="1.7 1.1"/>`;
  return `<path d="${body}" fill="var(--wall)" ${OUTLINE} stroke-width=".8"/><path d="M${X(r * 0.2)},${Y(-h)}V${Y(e)}${arc(r, 0, r, 0)}V${Y(-h)}Z" fill="var(--shade)"/><path d="M${X(-r * 0.35)},${Y(-h * 0.62)}v2.4" stroke="var(--draw)" stroke-width="1"/>${top}`;
};

/** A tree; `fir` draws a spruce instead of a round crown. */
export const tree = (x: number, y: number, scale = 1, fir = false): string => use(fir ? 'bastide-fir' : 'bastide-tree', x, y, scale);

/** The convex hull, clockwise on a screen. */
const hull = (points: readonly Point[]): Point[] => {
  const sorted = points.slice().sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Point[]) => {
    const kept: Point[] = [];
    for (const p of list) {
      while (kept.length > 1 && cross(kept[kept.length - 2]!, kept[kept.length - 1]!, p) <= 0) kept.pop();
      kept.push(p);
    }
    kept.pop();
    return kept;
  };
  return half(sorted).concat(half(sorted.reverse()));
};

/** One straight piece of wall, `h` high and `w` thick. */
export const rampart = (a: Point, b: Point, h = 6, w = 3.4): string => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const l = Math.hypot(dx, dy) || 1;
  const nx = ((-dy / l) * w) / 2;
  const ny = ((dx / l) * w) / 2;
  const foot: Point[] = [
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
    [b[0] - nx, b[1] - ny],
    [a[0] - nx, a[1] - ny],
  ];
  const top = foot.map((p): Point => [p[0], p[1] - h]);
  const crest: Point[] = [
    [a[0], a[1] - h],
    [b[0], b[1] - h],
  ];
  return `<path d="${path(hull(foot.concat(top)))}Z" fill="var(--wall)" ${OUTLINE} stroke-width=".9"/><path d="${path(top)}Z" fill="var(--wall-top)" ${OUTLINE} stroke-width=".7"/><path d="${path(crest)}" stroke="var(--draw)" stroke-width="1.1" stroke-dasharray="1.5 1.7" stroke-opacity=".7"/>`;
};
