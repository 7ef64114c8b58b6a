/** The pen: numbers, paths and groups as SVG text. Drawings are plain strings, joined and set once. */

/** A small deterministic generator, so that a drawing looks the same on every screen. */
export const rng = (seed: number) => () => {
  seed |= 0;
  seed = (seed + 0x6d2b79f5) | 0;
  let v = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  v = (v + Math.imul(v ^ (v >>> 7), 61 | v)) ^ v;
  return ((v ^ (v >>> 14)) >>> 0) / 4294967296;
};

export type Point = readonly [number, number];
/** A box by its upper left corner and its size. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One decimal is finer than a screen shows. */
export const n1 = (v: number): number => Math.round(v * 10) / 10;

/** Two decimals, for what is small or would be cut short. */
export const n2 = (v: number): number => Math.round(v * 100) / 100;

export const path = (points: readonly Point[]): string => points.map((p, i) => (i ? 'L' : 'M') + n1(p[0]) + ',' + n1(p[1])).join('');

/** Moves (and scales) a drawing. */
export const at = (x: number, y: number, inner: string, scale = 1): string =>
  `<g transform="translate(${n1(x)},${n1(y)})${scale !== 1 ? ` scale(${scale})` : ''}">${inner}</g>`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ESCAPES[c]!);

/** A word in a drawing; `kind` is the class list of `.tx` (`c` centred, `q` caption, `a` aged, `n` bold). */
export const word = (x: number, y: number, text: string | number, kind = '', extra = ''): string =>
  `<text aria-hidden="true" x="${n1(x)}" y="${n1(y)}" class="tx ${kind}" ${extra}>${escape(String(text))}</text>`;
