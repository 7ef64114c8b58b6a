/** Small drawings in a row, as one: what is done on the left, what it brings on the right. */
import type { Sketch } from '$lib/games/types';
import { n1 } from '$lib/art/pen';

const HEIGHT = 84;
const GAP = 10;

/** A sketch in a scene, smaller than the others. */
export interface Part {
  readonly sketch: Sketch;
  /** Its height against that of the scene. */
  readonly high: number;
}
/** "It becomes": an arrow between two sketches. */
export const BECOMES: Sketch = {
  box: '0 0 30 84',
  svg: '<path d="M3,42h22m-8,-8l8,8l-8,8" fill="none" stroke="var(--ink-2)" stroke-width="2.4"/>',
};
/** "And": a plus between two sketches. */
export const AND: Sketch = { box: '0 0 20 84', svg: '<path d="M3,42h14m-7,-7v14" fill="none" stroke="var(--ink-2)" stroke-width="2.2"/>' };
/** "Or": a stroke between two sketches. */
export const OR: Sketch = { box: '0 0 12 84', svg: '<path d="M3,58L9,26" fill="none" stroke="var(--ink-3)" stroke-width="2"/>' };

export const small = (sketch: Sketch, high = 0.5): Part => ({ sketch, high });

/** Sketches side by side, each in its own view box, their middles on one line. */
export function scene(...parts: readonly (Sketch | Part)[]): Sketch {
  let x = 0;
  let svg = '';
  for (const part of parts) {
    const { sketch, high } = 'sketch' in part ? part : small(part, 1);
    const [, , width = 1, height = 1] = sketch.box.split(' ').map(Number);
    const tall = HEIGHT * high;
    const wide = (tall * width) / height;
    svg += `<svg x="${n1(x)}" y="${n1((HEIGHT - tall) / 2)}" width="${n1(wide)}" height="${n1(tall)}" viewBox="${sketch.box}">${sketch.svg}</svg>`;
    x += wide + GAP;
  }
  return { box: `0 0 ${n1(Math.max(1, x - GAP))} ${HEIGHT}`, svg };
}
