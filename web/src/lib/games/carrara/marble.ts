/** Marble: six pigments, each with a vein of its own, so that nobody needs the colour to tell them apart. */
import { at } from '$lib/art/pen';
import type { Colour } from './box';

/** Vein on the face of a block: its ink and its strokes, 16 units wide. */
const VEINS: Readonly<Record<Colour, readonly [ink: string, strokes: string]>> = {
  white: ['#8d8676', '<path d="M-6,3L-1,-1L1,2L6,-4"/>'],
  yellow: ['#5c4200', '<path d="M-4,-3h.1M3,-4h.1M-1,1h.1M4,2h.1M-5,4h.1M1,5h.1" stroke-width="2.2" stroke-linecap="round"/>'],
  red: ['#ffe9e4', '<path d="M-6,-3C-3,-6 -1,0 2,-3S6,-3 6,-3M-6,3C-3,0 -1,6 2,3S6,3 6,3"/>'],
  green: ['#06210f', '<path d="M-6,0H6M0,-6V6"/>'],
  blue: ['#eaf0ff', '<path d="M-6,-3.5H6M-6,0H6M-6,3.5H6"/>'],
  black: ['#F4F0E4', '<path d="M-4.5,-4.5L4.5,4.5M4.5,-4.5L-4.5,4.5"/>'],
};

/** The ink of numerals set on a colour. */
const ON: Readonly<Record<Colour, string>> = {
  white: '#15110a',
  yellow: '#15110a',
  red: '#fff',
  green: '#07170d',
  blue: '#fff',
  black: '#fff',
};

const edge = (colour: Colour): string => (colour === 'black' ? 'var(--line-2)' : 'var(--piece-line)');

/** A block seen from the south-west, 21 × 22 units around the origin. */
export const block = (colour: Colour, x = 0, y = 0, scale = 1): string => {
  const [ink, strokes] = VEINS[colour];
  const fill = `var(--m-${colour})`;
  return at(
    x,
    y,
    `<g stroke="${edge(colour)}" stroke-width="1.1" stroke-linejoin="round">` +
      `<path d="M-9,-6L-5,-11H12L8,-6Z" fill="${fill}"/><path d="M-9,-6L-5,-11H12L8,-6Z" fill="#fff" opacity=".32"/>` +
      `<path d="M8,-6L12,-11V5L8,11Z" fill="${fill}"/><path d="M8,-6L12,-11V5L8,11Z" fill="#000" opacity=".26"/>` +
      `<path d="M-9,-6H8V11H-9Z" fill="${fill}"/></g>` +
      `<g transform="translate(-.5,2.5)" fill="none" stroke="${ink}" stroke-width="1.5">${strokes}</g>`,
    scale,
  );
};

/** A square sample of a colour, 14 units wide: what a city accepts. */
export const swatch = (colour: Colour, x = 0, y = 0, scale = 1): string => {
  const [ink, strokes] = VEINS[colour];
  return at(
    x,
    y,
    `<rect x="-7" y="-7" width="14" height="14" fill="var(--m-${colour})" stroke="${edge(colour)}" stroke-width="1.1"/>` +
      `<g fill="none" stroke="${ink}" stroke-width="1.5" transform="scale(.82)">${strokes}</g>`,
    scale,
  );
};

/** A price as it is painted on the board beside the wheel. */
export const price = (colour: Colour, x: number, y: number, value: number): string =>
  at(
    x,
    y,
    `<rect x="-10.5" y="-10" width="21" height="20" fill="var(--m-${colour})" stroke="${edge(colour)}" stroke-width=".9"/>` +
      `<text class="num" y="5.8" text-anchor="middle" font-size="16" font-weight="600" fill="${ON[colour]}">${value}</text>`,
  );
