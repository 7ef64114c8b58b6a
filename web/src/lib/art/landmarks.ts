/** Landmarks of a town, always upright, lit from the west. (x, y) is the middle of a thing's foot. */
import { OUTLINE, tree } from './masonry';
import { at, n1 } from './pen';

/** Draw a parish church with a pointed steeple. */
export const spire = (x: number, y: number): string =>
  at(
    x,
    y,
    `<path d="M-3,.8H13L12,-1.5H-3Z" fill="var(--shade)"/><path d="M3,0V-6H11V0Z" fill="var(--plaster-2)" ${OUTLINE} stroke-width=".8"/>` +
      `<path d="M4,-10.5H10L11.6,-5.6H2.4Z" fill="var(--roof-3)" ${OUTLINE} stroke-width=".8"/><path d="M6,-1.6v-2a.8,.8 0 0 1 1.6,0v2Z" fill="var(--draw)"/>` +
      `<path d="M-4,0V-14H4V0Z" fill="var(--plaster)" ${OUTLINE} stroke-width=".8"/><path d="M.8,0V-14H4V0Z" fill="var(--shade)"/>` +
      `<path d="M-5,-14L0,-24L5,-14Z" fill="var(--roof-3)" ${OUTLINE} stroke-width=".8"/><path d="M0,-24V-27.5M-1.4,-26.2H1.4" ${OUTLINE} stroke-width=".9"/>` +
      `<path d="M-1.2,-8.5V-11a1.2,1.2 0 0 1 2.4,0V-8.5ZM-1.1,0v-2.6a1.1,1.1 0 0 1 2.2,0V0Z" fill="var(--draw)"/>`,
  );

/** Draw a gatehouse over the mouth of a road. */
export const gatehouse = (x: number, y: number): string =>
  at(
    x,
    y,
    `<path d="M-7,0V-13H7V0Z" fill="var(--wall)" ${OUTLINE} stroke-width=".9"/><path d="M2,0V-13H7V0Z" fill="var(--shade)"/>` +
      `<path d="M-7.8,-13V-15.6h3v1.6h3v-1.6h3.6v1.6h3v-1.6h3V-13Z" fill="var(--wall-top)" ${OUTLINE} stroke-width=".8"/>` +
      `<path d="M-3.4,0V-5A3.4,3.4 0 0 1 3.4,-5V0Z" fill="var(--draw)"/><path d="M-2,-.6V-5.4M0,-.6V-7M2,-.6V-5.4M-3,-3H3" stroke="var(--wall-2)" stroke-width=".6" fill="none"/>`,
  );

/** Draw a banner on a pole: the pennant of a city. */
export const gonfalon = (x: number, y: number): string =>
  at(
    x,
    y,
    `<ellipse cx="1.5" cy=".6" rx="4.4" ry="1.5" fill="var(--shade)"/><path d="M0,0V-25" ${OUTLINE} stroke-width="1.5"/>` +
      `<circle cy="-25.6" r="1.5" fill="var(--ochre)" ${OUTLINE} stroke-width=".7"/>` +
      `<path d="M.5,-24H15L11.5,-18.5L15,-13H.5Z" fill="var(--banner, #1B2030)" stroke="var(--plaster)" stroke-width="1" stroke-linejoin="round"/>` +
      `<path d="M3,-16.5L2.6,-20.5L4.7,-18.8L6,-21.6L7.3,-18.8L9.4,-20.5L9,-16.5Z" fill="var(--ochre)"/>` +
      `<ellipse rx="2.8" ry="1.2" fill="var(--wall)" ${OUTLINE} stroke-width=".7"/>`,
  );

/** Draw a wayside cross on two steps: the end plate of a crossing. */
export const wayCross = (x: number, y: number): string =>
  at(
    x,
    y,
    `<path d="M-4,0H4V-2H-4ZM-2.6,-2H2.6V-4H-2.6Z" fill="var(--wall)" ${OUTLINE} stroke-width=".8"/>` +
      `<path d="M0,-4V-13M-2.6,-10H2.6" ${OUTLINE} stroke-width="1.7" fill="none"/>`,
  );

/** Draw a monastery: church, steeple, garden wall and two trees. */
export const abbey = (x: number, y: number): string =>
  at(
    x,
    y,
    `<ellipse cy="-3" rx="27" ry="10" fill="var(--ground)" stroke="var(--ground-line)" stroke-width="1"/>` +
      `<path d="M-22,-8H22V-12H-22Z" fill="var(--wall)" ${OUTLINE} stroke-width=".7"/>` +
      `<path d="M-6,-6V-18H20V-6Z" fill="var(--plaster-2)" ${OUTLINE} stroke-width=".9"/>` +
      `<path d="M-2,-27H16L20,-18H-6Z" fill="var(--roof-3)" ${OUTLINE} stroke-width=".9"/>` +
      `<path d="M0,-24.5H16.6M-1.5,-21.5H18.2M4,-27l-1.6,9M10,-27l.6,9" stroke="var(--draw)" stroke-width=".5" opacity=".45"/>` +
      `<path d="${[-1, 4, 9, 14].map((v) => `M${v},-9v-3.5a1.2,1.2 0 0 1 2.4,0v3.5Z`).join('')}" fill="var(--draw)"/>` +
      `<path d="M-17,-4V-27H-6V-4Z" fill="var(--plaster)" ${OUTLINE} stroke-width=".9"/><path d="M-9.5,-4V-27H-6V-4Z" fill="var(--shade)"/>` +
      `<path d="M-18,-27L-11.5,-42L-5,-27Z" fill="var(--roof)" ${OUTLINE} stroke-width=".9"/><path d="M-11.5,-42L-5,-27H-9Z" fill="var(--shade)"/>` +
      `<path d="M-11.5,-42V-47M-13.5,-45H-9.5" ${OUTLINE} stroke-width="1.1"/>` +
      `<path d="M-13.3,-17v-3.5a1.8,1.8 0 0 1 3.6,0v3.5Z" fill="var(--draw)"/><circle cx="-11.5" cy="-24" r="1.5" fill="var(--draw)"/>` +
      `<path d="M-13.5,-4v-4a2,2 0 0 1 4,0v4Z" fill="var(--draw)"/>` +
      `<path d="M-24,2H24V-1.5H-24Z" fill="var(--wall-top)" ${OUTLINE} stroke-width=".8"/>` +
      `<path d="${Array.from({ length: 11 }, (_, i) => `M${n1(-21 + i * 4.2)},2V.6`).join('')}" ${OUTLINE} stroke-width=".8"/>` +
      tree(25, -4, 0.9) +
      tree(-25, -5, 0.8, true),
  );
