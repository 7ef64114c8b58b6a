/** Pan and zoom: pure arithmetic between the sheet (screen pixels) and the town (100 units a tile). */
import type { Point } from '$lib/art/pen';

/** screen = town × k + (x, y). */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A box of the town in town units. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export const LEAST_ZOOM = 0.16;
export const MOST_ZOOM = 4;
/** Fitting never magnifies beyond this: a first tile is not drawn as large as the sheet. */
const FIT_MOST = 1.5;
/** Pixels of the town that must stay on the sheet, so that it cannot be lost. */
const KEEP = 70;

export const toScreen = (v: Viewport, p: Point): Point => [p[0] * v.k + v.x, p[1] * v.k + v.y];
export const toTown = (v: Viewport, p: Point): Point => [(p[0] - v.x) / v.k, (p[1] - v.y) / v.k];

/** The cell under a point of the town. */
export const cellOf = (p: Point): Point => [Math.floor(p[0] / 100), Math.floor(p[1] / 100)];

export const pan = (v: Viewport, dx: number, dy: number): Viewport => ({ x: v.x + dx, y: v.y + dy, k: v.k });

/** Zoom by a factor; the town under `point` (screen) stays under it. */
export function zoomAt(v: Viewport, point: Point, factor: number): Viewport {
  const k = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, v.k * factor));
  const f = k / v.k;
  return { x: point[0] - (point[0] - v.x) * f, y: point[1] - (point[1] - v.y) * f, k };
}

/** Move and zoom so that two fingers keep hold of what they took. */
export function pinch(v: Viewport, from: readonly [Point, Point], to: readonly [Point, Point]): Viewport {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const span = (a: Point, b: Point): number => Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));
  const m0 = middle(...from);
  const m1 = middle(...to);
  return pan(zoomAt(v, m0, span(...to) / span(...from)), m1[0] - m0[0], m1[1] - m0[1]);
}

/** Show the whole box in the middle of the sheet, with `margin` pixels around it, fewer where the sheet is low. */
export function fit(box: Box, size: Size, margin = Math.max(16, Math.min(28, size.height / 16))): Viewport {
  const w = Math.max(1, box.x1 - box.x0);
  const h = Math.max(1, box.y1 - box.y0);
  const free = (length: number): number => Math.max(40, length - 2 * margin);
  const k = Math.min(FIT_MOST, MOST_ZOOM, Math.max(LEAST_ZOOM, Math.min(free(size.width) / w, free(size.height) / h)));
  return { x: size.width / 2 - ((box.x0 + box.x1) / 2) * k, y: size.height / 2 - ((box.y0 + box.y1) / 2) * k, k };
}

/** Whether the box has room on the sheet as large as it is shown. */
export const fits = (v: Viewport, box: Box, size: Size, margin = 16): boolean =>
  (box.x1 - box.x0) * v.k <= size.width - 2 * margin && (box.y1 - box.y0) * v.k <= size.height - 2 * margin;

/** A box with so many cells more on every side. */
export const wider = (box: Box, cells: number): Box => ({
  x0: box.x0 - 100 * cells,
  y0: box.y0 - 100 * cells,
  x1: box.x1 + 100 * cells,
  y1: box.y1 + 100 * cells,
});

/** Keep a piece of the box on the sheet. */
export function clamp(v: Viewport, box: Box, size: Size): Viewport {
  const hold = (offset: number, low: number, high: number, length: number): number => {
    const keep = Math.min(KEEP, length / 3);
    return Math.min(length - keep - low * v.k, Math.max(keep - high * v.k, offset));
  };
  return { x: hold(v.x, box.x0, box.x1, size.width), y: hold(v.y, box.y0, box.y1, size.height), k: v.k };
}

/** Move as little as needed to have the box wholly on the sheet (or its middle, if it is larger). */
export function reveal(v: Viewport, box: Box, size: Size, margin = 16): Viewport {
  const shift = (offset: number, low: number, high: number, length: number): number => {
    const a = low * v.k + offset;
    const b = high * v.k + offset;
    if (b - a > length - 2 * margin) return offset + length / 2 - (a + b) / 2;
    if (a < margin) return offset + margin - a;
    if (b > length - margin) return offset + length - margin - b;
    return offset;
  };
  return { x: shift(v.x, box.x0, box.x1, size.width), y: shift(v.y, box.y0, box.y1, size.height), k: v.k };
}

/** The box of a list of cells, `around` cells larger on every side; the start cell alone if there are none. */
export function boxOf(cells: readonly { readonly x: number; readonly y: number }[], around = 0): Box {
  const xs = cells.length ? cells.map((c) => c.x) : [0];
  const ys = cells.length ? cells.map((c) => c.y) : [0];
  return {
    x0: (Math.min(...xs) - around) * 100,
    y0: (Math.min(...ys) - around) * 100,
    x1: (Math.max(...xs) + 1 + around) * 100,
    y1: (Math.max(...ys) + 1 + around) * 100,
  };
}

/** A wheel's turn as a zoom factor: lines and pages count like pixels, a trackpad pinch (ctrl) counts more. */
export function wheelFactor(e: { deltaY: number; deltaMode: number; ctrlKey: boolean }): number {
  const pixels = e.deltaY * (e.deltaMode === 1 ? 16 : e.deltaMode === 2 ? 400 : 1);
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) * (e.ctrlKey ? 0.01 : 0.0016));
}
