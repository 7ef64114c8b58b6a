/** Where things stand on the crane: angles clockwise from the top, 30° for each of the twelve places. */
import { n1, type Point } from '$lib/art/pen';
import { coin, keystone } from './art';
import { CRANE_PLACES, type Zone } from './boards';

export const CENTRE = 147;
export const RIM = 139;
export const WHEEL = 111;
export const HUB = 40;
export const BONUS = 55;
/** Inner and outer radius of a tile. */
export const TILE = [68, 107] as const;
export const STEP = 30;

const n2 = (v: number): number => Math.round(v * 100) / 100;
export const polar = (radius: number, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [n2(radius * Math.sin(a)), n2(-radius * Math.cos(a))];
};
/** A piece of a ring, around the origin. */
export const sector = (outer: number, inner: number, from: number, to: number): string =>
  `M${polar(outer, from)}A${outer},${outer} 0 0 1 ${polar(outer, to)}L${polar(inner, to)}A${inner},${inner} 0 0 0 ${polar(inner, from)}Z`;
export const TILE_SHAPE = (degrees: number): string => sector(TILE[1], TILE[0], degrees - 13.4, degrees + 13.4);

const INK: Readonly<Record<Zone, string>> = { red: 'madder', green: 'verdigris', blue: 'lapis' };

/** The frame that stands still: zones with what taking a tile costs or brings there. */
export const FRAME = ((): string => {
  let out = '';
  for (const p of CRANE_PLACES) {
    const a = p.position * STEP;
    out += `<g data-thing="zone:${p.position}"><path d="${sector(RIM, RIM - 27, a - 15, a + 15)}" fill="var(--${INK[p.zone]}-wash)" stroke="var(--ink-2)"/><path d="${sector(RIM, RIM - 5, a - 15, a + 15)}" fill="var(--${INK[p.zone]})" stroke="var(--ink-2)" stroke-width=".7"/>`;
    const [x, y] = polar(RIM - 16, a);
    if (p.cost) out += coin(x, y, p.cost, 1.05);
    else if (p.points) out += keystone(x, y, p.points, 1);
    out += '</g>';
  }
  return out;
})();

/** Where a sector of the wheel is pointed at: its bonus, between the hub and the tiles. */
export const SECTOR_SHAPE = (degrees: number): string => sector(TILE[0], HUB, degrees - 15, degrees + 15);
/** The whole sector, where no tile lies. */
export const EMPTY_SHAPE = (degrees: number): string => sector(WHEEL, HUB, degrees - 15, degrees + 15);

/** The wheel without its bonuses: spokes, the blocked sector with its arrow. Turned so that sector 0 points up. */
export const DISC = ((): string => {
  let spokes = '';
  for (let i = 0; i < 12; i++) spokes += `M${polar(HUB, i * STEP - 15)}L${polar(WHEEL, i * STEP - 15)}`;
  const arrow = [polar(WHEEL - 3, 0), polar(WHEEL - 22, -8), polar(WHEEL - 17, 0), polar(WHEEL - 22, 8)];
  let pegs = '';
  for (let i = 0; i < 36; i++) pegs += `M${polar(WHEEL, i * 10)}L${polar(WHEEL - 2.6, i * 10)}`;
  return (
    `<circle r="${WHEEL}" fill="var(--sheet-3)" stroke="var(--ink-2)" stroke-width="1.5"/><path d="${spokes}" stroke="var(--line-2)" stroke-width=".9"/><path d="${pegs}" stroke="var(--ink-3)" stroke-width=".8"/>` +
    `<path d="${sector(WHEEL - 2, HUB + 2, -14, 14)}" fill="url(#hatch)"/><path d="${arrow.map((p, i) => `${i ? 'L' : 'M'}${p}`).join('')}Z" fill="var(--white)" stroke="var(--piece-line)" stroke-width="1.3" stroke-linejoin="round"/>`
  );
})();

/** The tread-wheel in the middle, while no tile has been taken. */
export const TREADS = ((): string => {
  let out = `<circle r="${HUB - 4}" fill="var(--roof-2)" stroke="var(--draw)" stroke-width="1.4"/>`;
  for (let i = 0; i < 8; i++) out += `<path d="M${polar(9, i * 45)}L${polar(HUB - 5, i * 45)}" stroke="var(--plaster-2)" stroke-width="3"/>`;
  return `${out}<circle r="${HUB - 12}" fill="none" stroke="var(--plaster-2)" stroke-width="1.8"/><circle r="10" fill="var(--plaster)" stroke="var(--draw)"/><path d="M-4,-4h8v8h-8Z" fill="var(--wood)" stroke="var(--piece-line)"/>`;
})();

/** Which way it turns, outside the rim. */
export const TURNS = ((): string => {
  const r = RIM + 5.5;
  const end = polar(r, 44);
  return `<path d="M${polar(r, 27)}A${r},${r} 0 0 1 ${end}" fill="none" stroke="var(--ink-2)" stroke-width="1.6"/><path d="M${n1(end[0] - 7)},${n1(end[1] - 3)}L${end}L${n1(end[0] + 1.5)},${n1(end[1] - 8)}" fill="none" stroke="var(--ink-2)" stroke-width="1.6" stroke-linejoin="round"/>`;
})();
