/** Marble: six pigments, each with a vein of its own, so that nobody needs the colour to tell them apart. */
import { at } from '$lib/art/pen';
import { use } from '$lib/art/sprite';
import './art';
import type { Colour } from './box';

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
export const block = (colour: Colour, x = 0, y = 0, scale = 1): string => use(`carrara-block-${colour}`, x, y, scale);

/** A square sample of a colour, 14 units wide: what a city accepts. */
export const swatch = (colour: Colour, x = 0, y = 0, scale = 1): string => use(`carrara-swatch-${colour}`, x, y, scale);

/** A price as it is painted on the board beside the wheel. */
export const price = (colour: Colour, x: number, y: number, value: number): string =>
  at(
    x,
    y,
    `<rect x="-10.5" y="-10" width="21" height="20" fill="var(--m-${colour})" stroke="${edge(colour)}" stroke-width=".9"/>` +
      `<text class="num" y="5.8" text-anchor="middle" font-size="16" font-weight="600" fill="${ON[colour]}">${value}</text>`,
  );
