/** Seats: pigment, mason's mark and cut of the robe, always together, so that no colour has to be told apart. */
import { n1 } from './pen';
import { use } from './sprite';

const SEATS = 5;
const nth = (seat: number): number => ((seat % SEATS) + SEATS) % SEATS;

/** The pigment of a seat as a CSS value. */
export const seatColour = (seat: number): string => `var(--p${nth(seat) + 1})`;

/** The mark alone, about 20 units wide around the origin. */
export const mark = (seat: number, x = 0, y = 0, scale = 1): string => use(`bastide-mark-${nth(seat)}`, x, y, scale);

/** A builder, feet at (x, y), 35 units tall; lying down it works the fields. */
export const figure = (seat: number, x: number, y: number, scale = 1, lying = false): string => {
  const pose = lying ? ' rotate(-90) translate(0,14)' : '';
  return `<g class="fig" transform="translate(${n1(x)},${n1(y)}) scale(${scale})${pose}">${use(`bastide-figure-${nth(seat)}`)}</g>`;
};

/** A chair nobody has taken: the builder in dashes. */
export const emptyFigure = (seat: number): string => use(`bastide-empty-${nth(seat)}`);

/** A house of a seat, foot at (x, y + 4). */
export const house = (seat: number, x: number, y: number, scale = 1): string => use(`bastide-house-${nth(seat)}`, x, y, scale);
