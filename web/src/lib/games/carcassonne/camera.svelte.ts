/** What of the town is on the sheet: the viewport, and the hands that move it. */
import type { Point } from '$lib/art/pen';
import { clamp, fit, fits, pan, pinch, reveal, wheelFactor, wider, zoomAt, type Box, type Size, type Viewport } from './viewport';

/** Pixels a pointer may tremble before a press becomes a drag. */
const SLACK = { mouse: 4, touch: 10 } as const;
/** Milliseconds after the last change until the town is inked sharp again. */
const SETTLE = 180;
/** Milliseconds a glide takes. */
const GLIDE = 260;
/** How many cells more than it needs a sheet shows of a town that has outgrown it. */
const AHEAD = 1;
/** Unless a finger would miss the cells then. */
const FINGER = 0.44;
/** Zoom step of the buttons and keys. */
const STEP = 1.3;

export class Camera {
  viewport = $state.raw<Viewport>({ x: 0, y: 0, k: 1 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** The scale at which the town is inked; while it is zoomed, its picture is. */
  inked = $state(1);
  /** True while a hand drags the town. */
  grabbing = $state(false);
  /** True while a change is animated. */
  gliding = $state(false);
  /** Set once a person has moved the town: from then on it no longer fits itself. */
  moved = $state(false);
  /** True while a drag pans, so that the click at its end is not taken for a choice. */
  dragging = $state(false);

  #box: Box = { x0: 0, y0: 0, x1: 100, y1: 100 };
  #pointers = new Map<number, Point>();
  #start: Point | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** Whether the town has been on the sheet yet. */
  #shown = false;
  /** Where the town was before it was brought near. */
  #back: { readonly viewport: Viewport; readonly moved: boolean } | null = null;

  /**
   * The town has these bounds now and the sheet this size. A new sheet is filled unless a person has moved the town; a town
   * that has grown stays where it is as long as it lies on the sheet, and else moves no farther than it must.
   */
  frame(box: Box, size: Size): void {
    const same = this.size.width === size.width && this.size.height === size.height;
    const as = this.#box;
    const alike = box.x0 === as.x0 && box.y0 === as.y0 && box.x1 === as.x1 && box.y1 === as.y1;
    const grown = box.x0 < this.#box.x0 || box.y0 < this.#box.y0 || box.x1 > this.#box.x1 || box.y1 > this.#box.y1;
    this.#box = box;
    this.size = size;
    if (size.width === 0 || size.height === 0) return;
    // a position in which no tile was laid leaves the town where it is
    if (same && alike && this.#shown) return;
    if (this.moved || this.#back) this.#go(clamp(this.viewport, box, size), false);
    else if (!same || !grown) this.#go(fit(box, size), false);
    else if (fits(this.viewport, box, size)) this.show(box, false);
    else {
      // with room for some more tiles, so that the next one does not move it again
      const roomy = fit(wider(box, AHEAD), size);
      this.#go(roomy.k < FINGER ? fit(box, size) : roomy, true);
    }
  }

  /** Bring the tile in question so near that a finger can point at its parts, until `back`. */
  near(box: Box, k: number): void {
    if (this.viewport.k >= k || this.#back) return;
    this.#back = { viewport: this.viewport, moved: this.moved };
    const middle: Point = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    this.#go({ x: this.size.width / 2 - middle[0] * k, y: this.size.height / 2 - middle[1] * k, k }, true);
  }

  /** Go back to where the town was before it was brought near, unless it was moved by hand since. */
  back(): void {
    const before = this.#back;
    this.#back = null;
    if (!before || this.moved !== before.moved) return;
    this.#go(this.#held(before.viewport), true);
  }

  fit(): void {
    this.moved = false;
    this.#go(fit(this.#box, this.size), true);
  }

  zoom(direction: 1 | -1): void {
    this.moved = true;
    this.#go(this.#held(zoomAt(this.viewport, [this.size.width / 2, this.size.height / 2], direction > 0 ? STEP : 1 / STEP)), true);
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.#go(this.#held(pan(this.viewport, dx, dy)), true);
  }

  /** Bring a box of the town onto the sheet, if it is not there. */
  show(box: Box, glide = true): void {
    const v = reveal(this.viewport, box, this.size);
    if (v.x !== this.viewport.x || v.y !== this.viewport.y) this.#go(v, glide);
  }

  wheel(e: WheelEvent, at: Point): void {
    this.moved = true;
    this.#go(this.#held(zoomAt(this.viewport, at, wheelFactor(e))), false);
  }

  press(id: number, p: Point): void {
    this.#pointers.set(id, p);
    if (this.#pointers.size === 1) {
      this.#start = p;
      this.dragging = false;
    } else this.dragging = true;
  }

  /** True while the pointer is one that pressed the sheet. */
  holds(id: number): boolean {
    return this.#pointers.has(id);
  }

  /** Follow a pointer; true as soon as it drags. */
  drag(id: number, p: Point, touch: boolean): boolean {
    const before = this.#pointers.get(id);
    if (!before) return false;
    if (!this.dragging && this.#start && Math.hypot(p[0] - this.#start[0], p[1] - this.#start[1]) < SLACK[touch ? 'touch' : 'mouse']) return false;
    const others = [...this.#pointers].filter(([other]) => other !== id).map(([, q]) => q);
    this.#pointers.set(id, p);
    if (others.length > 1) return true;
    const other = others[0];
    const v = other ? pinch(this.viewport, [before, other], [p, other]) : pan(this.viewport, p[0] - before[0], p[1] - before[1]);
    this.dragging = true;
    this.grabbing = true;
    this.moved = true;
    this.#go(this.#held(v), false);
    return true;
  }

  release(id: number): void {
    this.#pointers.delete(id);
    if (this.#pointers.size > 0) return;
    this.#start = null;
    this.grabbing = false;
    this.#settle(SETTLE);
  }

  /** Lets go of whatever pressed the sheet. */
  releaseAll(): void {
    for (const id of [...this.#pointers.keys()]) this.release(id);
  }

  #held(v: Viewport): Viewport {
    return clamp(v, this.#box, this.size);
  }

  #go(v: Viewport, glide: boolean): void {
    const scaled = v.k !== this.viewport.k;
    this.viewport = v;
    this.gliding = glide;
    if (!this.#shown) this.#ink();
    else if (glide || scaled) this.#settle(glide ? SETTLE + GLIDE : SETTLE);
  }

  /** Inks the town anew a while after the last change, not while fingers hold it. */
  #settle(ms: number): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      if (this.#pointers.size < 2) this.#ink();
    }, ms);
  }
  #ink(): void {
    this.gliding = false;
    this.inked = this.viewport.k;
    this.#shown = true;
  }

  destroy(): void {
    clearTimeout(this.#settling);
  }
}
