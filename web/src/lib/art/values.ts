/** Goods and values: points are keystones in every game, money is a coin, a favour is a crown. */
import { at } from './pen';

const GLYPH = {
  food: ['#3d0a17', '<path d="M0,6V-5M0,-1L3.6,-4.2M0,-1L-3.6,-4.2M0,3L3.6,-.2M0,3L-3.6,-.2"/>'],
  wood: ['#fbeedd', '<circle r="4.6"/><circle r="1.6"/>'],
  stone: ['#23282d', '<path d="M-6,-2H6M-6,2.6H6M-1.5,-2V2.6M2.6,-6.6V-2M2.6,2.6V6.6M-4,-6.6V-2M-4,2.6V6.6"/>'],
  cloth: ['#f3eefc', '<path d="M-5,-3.4C-2.5,-6 0,-1 2.5,-3.4S5,-3.4 5,-3.4M-5,1C-2.5,-1.6 0,3.4 2.5,1S5,1 5,1M-5,5.2C-2.5,2.6 0,7.6 2.5,5.2"/>'],
  gold: ['#3b2700', '<path d="M0,-5L1.5,-1.5L5,0L1.5,1.5L0,5L-1.5,1.5L-5,0L-1.5,-1.5Z" fill="#3b2700"/>'],
  any: ['#464038', '<path d="M-2.6,-2.4C-2.6,-5.6 2.8,-5.4 2.6,-2.2C2.4,0 0,-.2 0,2.4M0,5V5.4"/>'],
} as const;
export type GoodName = keyof typeof GLYPH;

export const good = (kind: GoodName, x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    `<rect x="-7.5" y="-7.5" width="15" height="15" rx="2" fill="var(--${kind})" stroke="var(--piece-line)" stroke-width="1.2"/><g fill="none" stroke="${GLYPH[kind][0]}" stroke-width="1.5" stroke-linecap="round">${GLYPH[kind][1]}</g>`,
    scale,
  );

const numeral = (y: number, value: number | '', fill: string, size: number) =>
  `<text y="${y}" class="num" text-anchor="middle" font-weight="600" fill="${fill}" font-size="${size}">${value}</text>`;

export const coin = (x: number, y: number, value: number | '' = '', scale = 1): string =>
  at(
    x,
    y,
    `<circle r="8" fill="var(--ochre)" stroke="var(--piece-line)" stroke-width="1.2"/><circle r="6" fill="none" stroke="#6b4a00" stroke-width=".8"/>${numeral(4.4, value, '#2a1d00', Number(value) > 9 ? 10.5 : 12.5)}`,
    scale,
  );

export const keystone = (x: number, y: number, value: number | '', scale = 1): string =>
  at(
    x,
    y,
    `<path d="M-9,-8H9L6,8H-6Z" fill="var(--white)" stroke="var(--piece-line)" stroke-width="1.3" stroke-linejoin="round"/>${numeral(4.6, value, '#1B2030', Number(value) > 9 ? 11 : 13)}`,
    scale,
  );

export const crown = (x: number, y: number, scale = 1): string =>
  at(x, y, `<path d="M-8,6L-9,-4L-4,0L0,-7L4,0L9,-4L8,6Z" fill="var(--ochre)" stroke="var(--piece-line)" stroke-width="1.3" stroke-linejoin="round"/>`, scale);

/** Patterns and the glow that every board may refer to by `url(#…)`. */
export const DEFS = `<defs>
 <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V5" stroke="var(--line-2)" stroke-width="1"/></pattern>
 <pattern id="mayhatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V6" stroke="var(--may)" stroke-width="1" opacity=".5"/></pattern>
 <filter id="glow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter></defs>`;
