/**
 * The king's two men on the road, feet at (0, 0), 44 tall and 18 wide: the provost in purple with a measuring rod, who
 * lets buildings work; the bailiff in brown with a chain and a scroll, who has the castle counted.
 */
import { OUTLINE } from '$lib/art/masonry';

export const PERSON_BOX = '-13 -47 26 50';

const pen = `${OUTLINE} stroke-width="1.2" stroke-linecap="round"`;
const shadow = '<ellipse cx="1.5" cy=".4" rx="9.5" ry="2.8" fill="var(--shade)"/>';
const halo = (outline: string): string => `<path d="${outline}" fill="none" stroke="var(--piece-halo)" stroke-width="5" stroke-linejoin="round"/>`;
const head = (y: number): string => `<circle cy="${y}" r="5" fill="var(--plaster)" ${pen}/>`;
const face = (y: number): string => `<path d="M-1.9,${y}v1.2M1.9,${y}v1.2" stroke="var(--piece-line)" stroke-width="1.1" stroke-linecap="round"/>`;

const GOWN = 'M-4.6,-29H4.6L8.6,-1Q0,1.6 -8.6,-1Z';
const CLOAK = 'M-5.4,-28H5.4Q9.6,-14 9,-1Q0,1.4 -9,-1Q-9.6,-14 -5.4,-28Z';

/** With a flat hat and a feather, a rod marked in feet beside him. */
export const PROVOST =
  shadow +
  halo(`${GOWN}M-5,-34a5,5 0 0 1 10,0M-8,-38H8`) +
  `<path d="${GOWN}" fill="var(--cloth)" ${pen}/>` +
  `<path d="M-5.6,-20H5.6L6.2,-16.6H-6.2Z" fill="var(--ochre)" ${pen} stroke-width=".8"/>` +
  `<path d="M-1.6,-29L0,-22.5L1.6,-29Z" fill="var(--white)" ${pen} stroke-width=".7"/>` +
  head(-33.4) +
  face(-33.6) +
  `<path d="M-7.4,-36.6Q0,-34.4 7.4,-36.6L5,-41.4Q0,-43.6 -5,-41.4Z" fill="var(--cloth)" ${pen}/>` +
  `<path d="M3.6,-40.6Q9.4,-45 9.8,-39.6" fill="none" stroke="var(--white)" stroke-width="2"/>` +
  `<path d="M-6.4,-26L-9.6,-18.6" stroke="var(--draw)" stroke-width="4.2" stroke-linecap="round"/><path d="M-6.4,-26L-9.6,-18.6" stroke="var(--cloth)" stroke-width="2.2" stroke-linecap="round"/>` +
  `<path d="M-10.4,-40V0" stroke="var(--draw)" stroke-width="3.4" stroke-linecap="round"/><path d="M-10.4,-39.6V-.4" stroke="var(--white)" stroke-width="1.7" stroke-dasharray="4 3"/>`;

/** With a hood and a chain, a scroll in his hand. */
export const BAILIFF =
  shadow +
  halo(`${CLOAK}M-6.4,-30Q0,-46 6.4,-30`) +
  `<path d="${CLOAK}" fill="var(--wood)" ${pen}/>` +
  `<path d="M0,-25V-.2" stroke="var(--draw)" stroke-width=".9" opacity=".7"/>` +
  `<path d="M-4.4,-26.6Q0,-18.6 4.4,-26.6" fill="none" stroke="var(--ochre)" stroke-width="1.9"/><circle cy="-20.6" r="2.1" fill="var(--ochre)" ${pen} stroke-width=".7"/>` +
  `<path d="M-7.2,-28.6Q-7.4,-41.6 0,-43.6Q7.4,-41.6 7.2,-28.6Q0,-25.4 -7.2,-28.6Z" fill="var(--wood)" ${pen}/>` +
  `<circle cy="-34" r="4.4" fill="var(--plaster)" ${pen} stroke-width=".9"/>` +
  face(-34.4) +
  `<path d="M-2.6,-31.2Q0,-28.2 2.6,-31.2L1.4,-27.4H-1.4Z" fill="var(--wall)" ${pen} stroke-width=".7"/>` +
  `<path d="M3.4,-18.6H11.2V-8.6H3.4Z" fill="var(--white)" ${pen} stroke-width=".9"/><path d="M2.8,-18.8H11.8M2.8,-8.4H11.8" stroke="var(--draw)" stroke-width="2" stroke-linecap="round"/><path d="M5.2,-15.4H9.4M5.2,-12.6H9.4" stroke="var(--piece-line)" stroke-width=".9"/>`;
