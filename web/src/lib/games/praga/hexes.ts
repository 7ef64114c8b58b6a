/**
 * Hexes with a point upwards, as in the component table: corner 0 north, edge 0 north-east, both clockwise; a tile turned
 * by r steps of 60° clockwise has what is printed at index i at index i + r.
 */
import { path, type Point } from '$lib/art/pen';

export const SIDES = [0, 1, 2, 3, 4, 5] as const;
/** What to add to (q, r) to step over edge 0 … 5. */
const STEPS_OVER: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];
const ROOT = Math.sqrt(3);

/** Return where the index of a printed edge or corner lies after r turns. */
export const turned = (index: number, r: number): number => (((index + r) % 6) + 6) % 6;
/** Return the hex over an edge. */
export const over = (q: number, r: number, edge: number): readonly [number, number] => [q + STEPS_OVER[edge]![0], r + STEPS_OVER[edge]![1]];

const polar = (radius: number, degrees: number): Point => [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)];
/** The middle of a hex; `quarter` turns the whole map 90° clockwise, for narrow screens. */
export const centre = (q: number, r: number, size: number, quarter = false): Point => {
  const x = ROOT * size * (q + r / 2);
  const y = 1.5 * size * r;
  return quarter ? [-y, x] : [x, y];
};
/** A corner from the middle; `off` are degrees that the whole map is turned by. */
export const corner = (size: number, i: number, off = 0): Point => polar(size, -90 + 60 * i + off);
/** The middle of an edge at `inset` inside it. */
export const edge = (size: number, i: number, inset = 0, off = 0): Point => polar((size * ROOT) / 2 - inset, -60 + 60 * i + off);
export const outline = (size: number, off = 0): string => `${path(SIDES.map((i) => corner(size, i, off)))}Z`;
/** The small triangle in a corner. */
export const wedge = (size: number, i: number, share: number, off = 0): string => {
  const tip = corner(size, i, off);
  const towards = (j: number): Point => {
    const other = corner(size, j, off);
    return [tip[0] + (other[0] - tip[0]) * share, tip[1] + (other[1] - tip[1]) * share];
  };
  return `${path([tip, towards(i + 1), towards(i + 5)])}Z`;
};
/** Width and height of a hex. */
export const across = (size: number): number => ROOT * size;
