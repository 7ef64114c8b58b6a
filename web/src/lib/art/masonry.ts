/** Small architecture, always upright, lit from the west. (x, y) is the middle of a thing's foot. */
import { at, n1, path, type Point } from './pen';
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

/** A gabled house: width, wall height, roof height and gable width. */
export const cottage = (x: number, y: number, o: Cottage = {}): string => {
  const { w = 12, h = 4.5, r: rise = 4.6, g = 5, roof = 'var(--roof)', flip = false, chimney = false } = o;
  const l = n1(-w / 2);
  const e = n1(w / 2);
  const a = n1(l + g);
  const m = n1(l + g / 2);
  const top = n1(-h - rise);
  const ridge = n1(w - g);
  const stack = chimney ? `<path d="M${n1(m + ridge * 0.62)},${n1(top + 1)}v-2.6h1.8v2.6Z" fill="var(--wall-2)" ${OUTLINE} stroke-width=".6"/>` : '';
  return (
    `<g transform="translate(${n1(x)},${n1(y)})${flip ? ' scale(-1,1)' : ''}">` +
    `<path d="M${n1(l + 1)},.9H${n1(e + 2.2)}L${n1(e + 1)},-1.4H${l}Z" fill="var(--shade)"/>${stack}` +
    `<g ${OUTLINE} stroke-width=".75"><path d="M${a},0H${e}V${-h}H${a}Z" fill="var(--plaster-2)"/>` +
    `<path d="M${m},${top}H${n1(m + ridge)}L${n1(e + 0.5)},${n1(-h + 0.6)}H${a}Z" fill="${roof}"/>` +
    `<path d="M${l},0V${-h}L${m},${top}L${a},${-h}V0Z" fill="var(--plaster)"/></g>` +
    `<path d="M${n1(m - 0.8)},0V-2.2H${n1(m + 0.8)}V0ZM${n1(a + 1.6)},-1.7v-1.3h1v1.3Z" fill="var(--draw)"/></g>`
  );
};

/** A round tower; `cone` is the height of its roof, 0 for battlements. */
export const tower = (x: number, y: number, r = 4.6, h = 11, o: { cone?: number; roof?: string } = {}): string => {
  const e = r * 0.42;
  const cone = o.cone ?? 0;
  const c = o.roof ?? 'var(--roof-3)';
  const body = `M${-r},${-h}V0A${r},${e} 0 0 0 ${r},0V${-h}Z`;
  const top = cone
    ? `<path d="M${-r - 1.1},${-h}L0,${-h - cone}L${r + 1.1},${-h}A${r + 1.1},${e} 0 0 1 ${-r - 1.1},${-h}Z" fill="${c}" ${OUTLINE} stroke-width=".8"/><path d="M0,${-h - cone}L${r + 1.1},${-h}A${r + 1.1},${e} 0 0 1 ${r * 0.2},${-h + e}Z" fill="var(--shade)"/>`
    : `<path d="M${-r - 0.7},${-h - 2.6}V${-h}A${r + 0.7},${e} 0 0 0 ${r + 0.7},${-h}V${-h - 2.6}Z" fill="var(--wall)" ${OUTLINE} stroke-width=".8"/><ellipse cy="${-h - 2.6}" rx="${r + 0.7}" ry="${e}" fill="var(--wall-top)" ${OUTLINE} stroke-width=".8" stroke-dasharray="1.7 1.1"/>`;
  return at(
    x,
    y,
    `<path d="${body}" fill="var(--wall)" ${OUTLINE} stroke-width=".8"/><path d="M${r * 0.2},${-h}V${e}A${r},${e} 0 0 0 ${r},0V${-h}Z" fill="var(--shade)"/><path d="M${-r * 0.35},${-h * 0.62}v2.4" stroke="var(--draw)" stroke-width="1"/>${top}`,
  );
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
  return `<path d="${path(hull(foot.concat(top)))}Z" fill="var(--wall)" ${OUTLINE} stroke-width=".9"/><path d="${path(top)}Z" fill="var(--wall-top)" ${OUTLINE} stroke-width=".7"/><path d="${path(crest)}" stroke="var(--draw)" stroke-width="1.1" stroke-dasharray="1.5 1.7" opacity=".7"/>`;
};
