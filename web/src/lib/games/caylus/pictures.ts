/** What every building looks like: small elevations of 44 × 32, the middle of the foot at (0, 0), lit from the west. */
import { cottage, OUTLINE as L, tree } from '$lib/art/masonry';
import { at } from '$lib/art/pen';
import { coin, good } from '$lib/art/values';

/** A filled shape; without a fill, a pen stroke. */
const ink = (d: string, fill = 'none', width = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="var(--${fill === 'none' && width > 1.3 ? 'pen' : 'draw'})" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const dark = (d: string): string => `<path d="${d}" fill="var(--draw)"/>`;
const shade = (d: string): string => `<path d="${d}" fill="var(--shade)"/>`;
const dot = (x: number, y: number, r: number, fill: string, width = 0.9): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${L} stroke-width="${width}"/>`;
const windows = (xs: readonly number[], y: number, w = 3, h = 5): string => dark(xs.map((x) => `M${x},${y}v${-h}h${w}v${h}Z`).join(''));
const log = (x: number, y: number): string => dot(x, y, 2.6, 'var(--wood)', 0.8) + `<circle cx="${x}" cy="${y}" r=".9" fill="var(--plaster)"/>`;

const DRAWN = {
  farm: () =>
    ink('M-21,0L-14,-9H20L21,0Z', 'var(--field)') +
    `<path d="M-18,-1L-13,-8M-12,-1L-9,-8M-6,-1L-5,-8" stroke="var(--field-line)" stroke-width="1.4" fill="none"/>` +
    cottage(8, 0, { w: 22, g: 9, h: 8, r: 8, chimney: true }),
  forest: () => tree(-13, 0, 1.7) + tree(3, -3, 1.9, true) + tree(-3, 1, 1.6) + tree(13, 0, 1.8),
  sawmill: () => cottage(-5, 0, { w: 24, g: 9, h: 8, r: 8, roof: 'var(--roof-2)' }) + log(10.5, -2.6) + log(15.7, -2.6) + log(13.1, -7),
  quarry: () =>
    ink('M-20,0L-18,-10H-8V-17H4V-23H15L20,0Z', 'var(--wall)') +
    shade('M4,-23H15L20,0H10Z') +
    ink('M-8,-10H2V-17M4,-17H13M2,-10H16M-14,-5H-2') +
    ink('M-20,0h9v-6h-9Z', 'var(--stone)') +
    ink('M-10,0h8v-5h-8Z', 'var(--wall-top)'),
  market: () =>
    ink('M-15,0V-14M15,0V-14M-15,-7H15') +
    ink('M-18,-12L-15,-22H15L18,-12Z', 'var(--plaster)') +
    ink('M-12,-22L-11,-12H-4L-4,-22M4,-22L4,-12H11L12,-22', 'var(--roof)') +
    good('food', -8, -4, 0.55) +
    good('cloth', 1, -4, 0.55) +
    good('wood', 9, -4, 0.55),
  carpenter: () =>
    ink('M-15,0V-13L-4,-24H14V-13V0Z', 'none', 1.5) + ink('M-15,-13H7V0M7,-13L-4,-24M7,-13L14,-18M-15,0L-4,-13L7,0M14,-24L14,0H-15', 'none', 1.5),
  peddler: () =>
    ink('M-16,-8H8L6,-19H-14Z', 'var(--roof-4)') +
    ink('M-13,-14H7M8,-8L19,-12') +
    dot(-8, -5, 5, 'var(--plaster)') +
    dot(3, -5, 5, 'var(--plaster)') +
    ink('M-8,-10V0M-13,-5H-3M3,-10V0M-2,-5H8', 'none', 0.7),
  mine: () =>
    ink('M-21,0C-17,-16 -8,-25 2,-24S18,-12 21,0Z', 'var(--wall-2)') +
    shade('M2,-24C12,-22 18,-12 21,0H11C10,-10 8,-18 2,-24Z') +
    ink('M-7,0V-9A7,7 0 0 1 7,-9V0Z', 'var(--draw)') +
    ink('M-8.5,0V-14H8.5V0', 'none', 2) +
    good('gold', 14, -4, 0.7),
  mason: () =>
    ink('M-18,0V-11H-2V0Z', 'var(--wall)') +
    ink('M-18,-11L-14,-15H2L-2,-11M-2,0L2,-4V-15', 'var(--wall-top)') +
    ink('M-18,-5.5H-2M-10,-11V-5.5M-13,-5.5V0') +
    ink('M8,0V-22M8,0H20', 'none', 2.6) +
    ink('M8,-14L16,0', 'none', 1.4),
  lawyer: () =>
    ink('M-13,-2V-24H11V-2Z', 'var(--plaster)') +
    ink('M-9,-20H7M-9,-16H7M-9,-12H7M-9,-8H0', 'none', 0.9) +
    dot(8, -5, 5, 'var(--madder)', 1) +
    ink('M5,-1L4,4L8,2L11,4L10,-1', 'var(--madder)', 0.8),
  church: () =>
    cottage(5, 0, { w: 24, g: 8, h: 10, r: 8, roof: 'var(--roof-3)' }) +
    ink('M-14,0V-17H-6V0Z', 'var(--plaster)') +
    shade('M-9,0V-17H-6V0Z') +
    ink('M-15,-17L-10,-28L-5,-17Z', 'var(--roof-3)') +
    ink('M-10,-28V-32M-12,-30H-8', 'none', 1.2) +
    dark('M-11.5,-9v-2a1.5,1.5 0 0 1 3,0v2Z'),
  architect: () => ink('M0,-25L-10,0M0,-25L10,0M-6.5,-9H6.5', 'none', 2) + dot(0, -25, 3, 'var(--ochre)', 1) + ink('M-19,-1A19,12 0 0 1 19,-1', 'none', 1.4),
  workshop: () =>
    cottage(-3, 0, { w: 28, g: 11, h: 9, r: 8, roof: 'var(--roof-3)' }) + ink('M14,0V-20H20M18,-20V-11', 'none', 1.4) + good('stone', 18, -6, 0.65),
  park: () =>
    tree(-10, -1, 1.8) + tree(6, -1, 2) + tree(-2, 0, 1.1, true) + ink('M-20,0V-5M-14,0V-5M-8,0V-5M-2,0V-5M4,0V-5M10,0V-5M16,0V-5M-20,-3.5H18', 'none', 1.4),
  bank: () =>
    ink('M-17,0V-3H17V0ZM-15,-15H15L0,-25Z', 'var(--wall-top)') +
    shade('M-15,-15H15V-12.5H-15Z') +
    ink('M-12,-3V-15M-4,-3V-15M4,-3V-15M12,-3V-15', 'none', 3) +
    coin(0, -18.4, '', 0.34),
  tailor: () =>
    ink('M-9,-3L9,-23M9,-3L-9,-23', 'none', 1.8) +
    dot(-11, -2, 3.6, 'none', 1.7).replace('var(--draw)', 'var(--pen)') +
    dot(11, -2, 3.6, 'none', 1.7).replace('var(--draw)', 'var(--pen)') +
    good('cloth', 0, -23, 0.6),
  alchemist: () =>
    ink('M-3,-24H3M-2,-24V-15L-11,-2Q-11,0 -9,0H9Q11,0 11,-2L2,-15V-24', 'var(--plaster)') +
    ink('M-8,-6L-11,-2Q-11,0 -9,0H9Q11,0 11,-2L8,-6Z', 'var(--ochre)') +
    ink('M3.4,-10h.1M.4,-8h.1', 'none', 1.8),
  jeweller: () =>
    ink('M-12,-15L-6,-23H6L12,-15L0,0Z', 'var(--lapis-wash)') +
    ink('M-12,-15H12M-6,-23L-3,-15L0,0L3,-15L6,-23M-3,-15L0,-23L3,-15', 'none', 0.9) +
    good('gold', 14, -4, 0.5),
  home: () => cottage(-6, 0, { w: 18, g: 8, h: 8, r: 7, chimney: true }) + cottage(9, 1, { w: 16, g: 7, h: 7, r: 7, flip: true, roof: 'var(--roof-4)' }),
  gate: () =>
    ink('M-13,0V-19H13V0Z', 'var(--wall)') +
    shade('M6,0V-19H13V0Z') +
    ink('M-15,-19V-25H-9V-22H-3V-25H3V-22H9V-25H15V-19Z', 'var(--wall-top)') +
    ink('M-6,0V-8A6,6 0 0 1 6,-8V0Z', 'var(--draw)') +
    `<path d="M-3,0V-12M0,0V-13M3,0V-12M-6,-5H6" stroke="var(--wall-2)" stroke-width=".7" fill="none"/>`,
  trading: () => cottage(-5, 0, { w: 24, g: 9, h: 9, r: 8, roof: 'var(--roof-4)' }) + coin(12, -5, '', 0.7) + coin(16, -11, '', 0.7),
  guild: () =>
    ink('M-15,0V-16H15V0Z', 'var(--plaster)') +
    shade('M7,0V-16H15V0Z') +
    ink('M-17,-16L-10,-25H10L17,-16Z', 'var(--roof)') +
    windows([-11, 7], -5, 4, 5) +
    dark('M-2.5,0v-9h5v9Z') +
    ink('M0,-25V-31L7,-28.5L0,-26.5', 'var(--lapis)', 0.9),
  joust: () =>
    ink('M-20,0H20M-20,-6H20M-18,0V-8M-6,0V-8M6,0V-8M18,0V-8', 'none', 1.4) +
    ink('M-19,-12L19,-22', 'none', 1.7) +
    ink('M-8,-10Q-8,-21 0,-21T8,-10Q4,-6 0,-5Q-4,-6 -8,-10Z', 'var(--madder)') +
    ink('M0,-21V-5M-8,-13H8', 'none', 1.2),
  stables: () =>
    ink('M-17,0V-12L0,-24L17,-12V0Z', 'var(--roof-2)') +
    shade('M0,-24L17,-12V0H8V-12Z') +
    ink('M-12,0V-11H12V0Z', 'var(--draw)') +
    `<path d="M-4.5,-1.5C-7,-7 -4,-9.6 0,-9.6S7,-7 4.5,-1.5" fill="none" stroke="var(--wall-top)" stroke-width="2.2"/>`,
  inn: () =>
    cottage(-4, 0, { w: 26, g: 11, h: 10, r: 9, chimney: true }) +
    ink('M12,-18H20M18,-18V-15', 'none', 1.4) +
    ink('M14.5,-15H21V-8H14.5Z', 'var(--ochre)') +
    ink('M16.2,-13V-10H19V-13', 'none', 0.8),
  statue: () =>
    ink('M-8,0V-7H8V0Z', 'var(--wall)') +
    ink('M-3.5,-7C-4.5,-14 -4.5,-17 0,-18C4.5,-17 4.5,-14 3.5,-7Z', 'var(--stone)') +
    dot(0, -21, 3, 'var(--stone)', 1) +
    ink('M4,-16L9,-25M-8,-3.5H8', 'none', 1.4),
  granary: () =>
    ink('M-15,0V-13H15V0Z', 'var(--plaster)') +
    shade('M6,0V-13H15V0Z') +
    ink('M-18,-13C-16,-23 -8,-27 0,-27S16,-23 18,-13Z', 'var(--roof-4)') +
    ink('M-14,-17.5H14M-10,-22H10', 'none', 0.6) +
    dark('M-3.5,0V-7A3.5,3.5 0 0 1 3.5,-7V0Z') +
    good('food', -10, -4.6, 0.5),
  library: () =>
    ink('M-18,0V-15H18V0Z', 'var(--plaster)') +
    shade('M9,0V-15H18V0Z') +
    ink('M-20,-15L-14,-24H14L20,-15Z', 'var(--roof-3)') +
    windows([-13, 9.5], -4.5, 3.5, 6) +
    ink(
      'M-7.5,-12.5C-4.5,-14.5 -1.5,-14 0,-12.5C1.5,-14 4.5,-14.5 7.5,-12.5V-4C4.5,-6 1.5,-5.5 0,-4C-1.5,-5.5 -4.5,-6 -7.5,-4ZM0,-12.5V-4',
      'var(--white)',
      0.9,
    ),
  weaver: () =>
    cottage(-7, 0, { w: 22, g: 9, h: 9, r: 9, roof: 'var(--roof-2)' }) +
    ink('M5,0V-20M20,0V-20M4,-19H21M5,-4H20', 'none', 1.5) +
    ink('M7,-19V-7H18V-19Z', 'var(--cloth)', 0.9) +
    `<path d="M7,-15.5C10,-18 13,-12 18,-15.5M7,-11C10,-13.5 13,-7.5 18,-11" stroke="#f3eefc" stroke-width="1.1" fill="none"/>`,
  theater: () =>
    ink('M-19,0V-14H19V0Z', 'var(--plaster)') +
    ink('M-21,-14L0,-26L21,-14Z', 'var(--roof)') +
    shade('M0,-26L21,-14H8Z') +
    ink('M-12,0V-12H12V0Z', 'var(--draw)') +
    ink('M-12,-12H-4C-4,-7 -8,-3 -12,-1ZM12,-12H4C4,-7 8,-3 12,-1Z', 'var(--madder)', 0.9) +
    dot(0, -18.5, 2.2, 'var(--ochre)'),
  college: () =>
    ink('M-19,0V-13H19V0Z', 'var(--wall-top)') +
    ink('M-6,0V-21H6V0Z', 'var(--plaster)') +
    shade('M2,0V-21H6V0ZM12,0V-13H19V0Z') +
    ink('M-7.5,-21C-7.5,-27 7.5,-27 7.5,-21Z', 'var(--roof-3)') +
    ink('M0,-25.5V-30', 'none', 1.4) +
    windows([-15.5, -10.5, 8, 13], -4, 2.6, 5.5) +
    dark('M-2.2,0V-5A2.2,2.2 0 0 1 2.2,-5V0Z') +
    dot(0, -14.5, 2.4, 'var(--white)'),
  monument: () =>
    ink('M-16,0V-4H16V0ZM-12,-4V-7H12V-4Z', 'var(--wall)') +
    ink('M-6,-7L-3.6,-26H3.6L6,-7Z', 'var(--wall-top)') +
    shade('M1,-7V-26H3.6L6,-7Z') +
    ink('M-3.6,-26L0,-31L3.6,-26Z', 'var(--ochre)') +
    ink('M-3.4,-15H3.4M-2.9,-19H2.9', 'none', 0.7),
  hotel: () =>
    ink('M-17,0V-19H17V0Z', 'var(--plaster)') +
    shade('M8,0V-19H17V0Z') +
    ink('M-19,-19L-13,-27H13L19,-19Z', 'var(--roof)') +
    windows([-13.5, -6.5, 3.5, 10.5], -11.5, 3, 4.5) +
    windows([-13.5, 10.5], -2.5, 3, 4.5) +
    dark('M-3,0V-7H3V0Z') +
    ink('M-4.5,-7H4.5L3,-9.6H-3Z', 'var(--ochre)', 0.8),
  cathedral: () =>
    ink('M-15,0V-20L-11,-29L-7,-20V0ZM7,0V-20L11,-29L15,-20V0Z', 'var(--plaster)') +
    shade('M12,0V-20L11,-29L15,-20V0ZM-9,0V-20L-11,-29L-7,-20V0Z') +
    ink('M-7,0V-14L0,-21L7,-14V0Z', 'var(--wall-top)') +
    dot(0, -11.5, 3.1, 'var(--lapis)', 1) +
    dark('M-2.5,0V-4A2.5,2.5 0 0 1 2.5,-4V0Z') +
    windows([-12, 10], -8, 2, 6) +
    ink('M-11,-29V-32M11,-29V-32', 'none', 1.4),
} as const;
export type PictureName = keyof typeof DRAWN;

/** Which picture a building has, where the two names differ. */
const OTHER: Readonly<Record<string, PictureName>> = {
  neutral_farm: 'farm',
  neutral_forest: 'forest',
  neutral_sawmill: 'sawmill',
  neutral_quarry: 'quarry',
  neutral_marketplace: 'market',
  neutral_carpenter: 'carpenter',
  fixed_peddler: 'peddler',
  fixed_carpenter: 'carpenter',
  gold_mine: 'mine',
  wood_farm_food: 'farm',
  wood_farm_cloth: 'farm',
  wood_quarry: 'quarry',
  wood_sawmill: 'sawmill',
  wood_marketplace: 'market',
  wood_peddler: 'peddler',
  stone_farm: 'farm',
  residence: 'home',
  trading_post: 'trading',
  merchants_guild: 'guild',
  joust_field: 'joust',
};
const KEPT = new Map<string, string>();

/** Whether a building, by its id in the component table, has a picture. */
export const hasPicture = (id: string): boolean => id in OTHER || id in DRAWN;

/** The picture of a building, foot at (x, y). */
export function picture(id: string, x: number, y: number, scale = 1): string {
  const name = OTHER[id] ?? (id as PictureName);
  let markup = KEPT.get(name);
  if (markup === undefined) KEPT.set(name, (markup = DRAWN[name]?.() ?? ''));
  return at(x, y, markup, scale);
}
