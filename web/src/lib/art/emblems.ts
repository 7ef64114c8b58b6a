/**
 * What the lobby's emblems are drawn with, 240 × 210: each half drawn, half still under-drawing. The first lines of
 * each set the ground, the last ones the people. A game's own is in its folder.
 */
import { cottage, OUTLINE, tree } from './masonry';
import { at, type Point } from './pen';
import { figure } from './seats';

export const DARK = 'var(--draw)';
export const PLASTER = 'var(--plaster)';
const ROOFS = ['var(--roof)', 'var(--roof)', 'var(--roof-2)', 'var(--roof-4)'] as const;

/** One of the colours of roofs, by a generator of random numbers. */
export const pickRoof = (R: () => number): string => ROOFS[(R() * 4) | 0]!;

/** Where trees stand around a town. */
export const TREES: readonly Point[] = [
  [22, 150],
  [34, 166],
  [60, 186],
  [206, 172],
  [218, 150],
  [190, 186],
  [16, 128],
];

/** A shape that is painted and outlined. */
export const filled = (d: string, fill: string, w = 1): string => `<path d="${d}" fill="${fill}" ${OUTLINE} stroke-width="${w}"/>`;

/** Lines of the pen. */
export const penned = (d: string, w = 1): string =>
  `<path d="${d}" fill="none" stroke="var(--pen)" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round" />`;

/** Broken lines of the under-drawing. */
export const guide = (d: string): string => `<path d="${d}" fill="none" stroke="var(--may)" stroke-width=".9" stroke-dasharray="4 3" opacity=".75"/>`;

/** The outline of a round-headed opening that stands at a point. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2},${y}V${y - h + w / 2}A${w / 2},${w / 2} 0 0 1 ${x + w / 2},${y - h + w / 2}V${y}Z`;

/** A house that is only planned: for a game that has no emblem. */
export const planned = (): string =>
  `<ellipse cx="120" cy="132" rx="112" ry="52" fill="var(--field)"/>` +
  guide('M14,132H226M120,34V196') +
  `<circle cx="120" cy="112" r="84" fill="none" stroke="var(--may)" stroke-width=".9" stroke-dasharray="4 3" opacity=".6"/>` +
  at(112, 142, cottage(0, 0, { w: 84, g: 30, h: 30, r: 30, chimney: true })) +
  TREES.slice(0, 5)
    .map(([x, y]) => tree(x, y))
    .join('') +
  figure(0, 182, 166, 0.72);
