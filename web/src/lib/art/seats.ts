/** Seats: a pigment, a mason's mark and a cut of the robe, always together. Seats count from 0. */
import { at, n1 } from './pen';

/** Compass, gable, ashlar, lozenge, cramp. */
export const MARKS = [
  'M0,-8.8A8.8,8.8 0 1 1 -.01,-8.8Z',
  'M0,-10 L10,7.6 L-10,7.6Z',
  'M-8,-8H8V8H-8Z',
  'M0,-11L9.4,0L0,11L-9.4,0Z',
  'M-3.4,-9.4H3.4V-3.4H9.4V3.4H3.4V9.4H-3.4V3.4H-9.4V-3.4H-3.4Z',
] as const;

const SIGNS = [
  '<circle r="2.7" fill="var(--p1-on)"/>',
  '<path d="M0,-3.4V7.6" stroke="var(--p2-on)" stroke-width="2.2"/>',
  '<path d="M-8,0H8" stroke="var(--p3-on)" stroke-width="2.2"/>',
  '<path d="M0,-4.6L4,0L0,4.6L-4,0Z" fill="var(--p4-on)"/>',
  '<circle r="1.9" fill="var(--p5-on)"/>',
] as const;

const CUTS = ['', '<path d="M-7.4,-2.4L3,-14M-1,-2.4L6,-10"/>', '<path d="M-8,-5.4H8"/>', '<path d="M-7,-3L0,-10L7,-3"/>', '<path d="M0,-15V-1"/>'] as const;

const ROBE = 'M-10,0C-10,-8 -6,-10 -5,-16H5C6,-10 10,-8 10,0Z';
const LAMP_BLACK = 4;

const pick = <T>(list: readonly T[], seat: number): T => list[((seat % list.length) + list.length) % list.length]!;
const ink = (seat: number): number => (((seat % 5) + 5) % 5) + 1;

/** The pigment of a seat as a CSS value. */
export const seatColour = (seat: number): string => `var(--p${ink(seat)})`;

/** The mark alone, about 20 units wide around the origin. */
export const mark = (seat: number, x = 0, y = 0, scale = 1): string => {
  const line = ink(seat) - 1 === LAMP_BLACK ? 'var(--p5-on)' : 'var(--piece-line)';
  return at(
    x,
    y,
    `<path d="${pick(MARKS, seat)}" fill="${seatColour(seat)}" stroke="${line}" stroke-width="1.6" stroke-linejoin="round"/>${pick(SIGNS, seat)}`,
    scale,
  );
};

/** A builder, feet at (x, y), 35 units tall; lying down it works the fields. */
export const figure = (seat: number, x: number, y: number, scale = 1, lying = false): string => {
  const head = `<path d="${pick(MARKS, seat)}" transform="translate(0,-23) scale(.86)" fill="none" stroke="var(--piece-halo)" stroke-width="5.5"/>`;
  const body =
    `<path d="${ROBE}" fill="none" stroke="var(--piece-halo)" stroke-width="5.5"/>${head}` +
    `<path d="${ROBE}" fill="${seatColour(seat)}" stroke="var(--piece-line)" stroke-width="1.7"/>` +
    `<g fill="none" stroke="var(--p${ink(seat)}-on)" stroke-width="1.6" opacity=".85">${pick(CUTS, seat)}</g>${mark(seat, 0, -23, 0.86)}`;
  const pose = lying ? ' rotate(-90) translate(0,14)' : '';
  return `<g class="fig" stroke-linejoin="round" transform="translate(${n1(x)},${n1(y)}) scale(${scale})${pose}">${body}</g>`;
};

/** A chair nobody has taken: the builder in dashes. */
export const emptyFigure = (seat: number): string =>
  `<g fill="none" stroke="var(--line-2)" stroke-width="1.4" stroke-dasharray="3 2.5"><path d="${ROBE}"/><path d="${pick(MARKS, seat)}" transform="translate(0,-23) scale(.86)"/></g>`;

/** A house of a seat, foot at (x, y + 4). */
export const house = (seat: number, x: number, y: number, scale = 1): string => {
  const line = ink(seat) - 1 === LAMP_BLACK ? 'var(--p5-on)' : 'var(--piece-line)';
  return at(x, y, `<path d="M-6,4V-3L0,-9L6,-3V4Z" fill="${seatColour(seat)}" stroke="${line}" stroke-width="1.4" stroke-linejoin="round"/>`, scale);
};
