/** Large pictures for cards, and the small signs that they explain, from the drawings of the sheet. */
import { figure, mark } from '$lib/art/seats';
import { at } from '$lib/art/pen';
import type { Sketch } from '../../types';
import { actionSign, anyAction, perBuilding, price, prices, row, sign, stroke, coin, keystone } from '../art';
import type { Place } from '../boards';
import { face } from '../faces';
import { outline, wedge } from '../hexes';
import { SEAL, tokenArt } from '../pieces';
import { BRIDGE_TILES, PLAZA_TILES, ROAD_TILES, SEALS, TECHNOLOGIES, TOKENS, type HexTile } from '../tiles';
import { roadFaceArt, ROMAN } from '../townscape';
import type { ActionName, Amount } from '../view';

const BOX = '-42 -42 84 84';
const sheet = (svg: string, box = BOX): Sketch => ({ box, svg });
const plate = (w: number, h: number, fill = 'var(--sheet-2)'): string =>
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="3" fill="${fill}" stroke="var(--draw)" stroke-width="1.2"/>`;
const arrow = (x: number, y: number): string => stroke(`M${x - 5},${y}h9m-4,-4l4,4l-4,4`, 1.6, 'ink-2');
const word = (text: string, y: number, size = 20): string => `<text class="tx sf c" y="${y}" style="font-size:${size}px">${text}</text>`;

export const hexPicture = (tile: HexTile): Sketch => sheet(face(tile, { size: 41 }));
/** The two actions of an action tile. */
export const pairPicture = (actions: readonly ActionName[]): Sketch =>
  sheet(plate(76, 44, 'var(--sheet)') + actions.map((a, i) => actionSign(a, (i - 0.5) * 36, 0, 1.4)).join('') + stroke('M0,-18V18', 1, 'line-2'));
export const actionPicture = (action: ActionName): Sketch =>
  sheet(`<path d="${outline(38)}" fill="var(--sheet-3)" stroke="var(--draw)"/>` + actionSign(action, 0, 0, 2.1));
/** Signs in the middle of an empty picture. */
export const signsPicture = (list: readonly Amount[], scale = 1.8): Sketch => sheet(row(list, 0, 0, list.length > 2 ? 1.2 : scale, 20));
export const pricePicture = (pays: readonly Amount[], gains: readonly Amount[]): Sketch =>
  sheet(prices(pays, 0, -18, 1.4, 20) + stroke('M0,-4v9m-4,-4l4,4l4,-4', 1.6, 'ink-2') + row(gains, 0, 22, 1.4, 20));
export const zonePicture = ({ zone, cost, points }: Place): Sketch => {
  const ink = { red: 'madder', green: 'verdigris', blue: 'lapis' }[zone];
  return sheet(
    `<path d="M-34,20A60,60 0 0 1 34,20L22,-24A50,50 0 0 0 -22,-24Z" fill="var(--${ink}-wash)" stroke="var(--${ink})" stroke-width="3"/>` +
      (cost ? coin(0, -2, cost, 1.8) : points ? keystone(0, -2, points, 1.8) : ''),
  );
};
export const seatPicture = (seat: number): Sketch => sheet(figure(seat, 0, 30, 1.8));
export const cubePicture = (seat: number): Sketch => sheet(mark(seat, 0, 0, 2.6));
export const romanPicture = (n: number): Sketch => sheet(plate(60, 60) + word(ROMAN[n] ?? '', 10, 30));
export const plazaPicture = (id: string | null, ground: string): Sketch => {
  const tile = id ? PLAZA_TILES[id] : undefined;
  const art = tile ? row(tile.top, 0, -14, 1.3) + stroke('M-24,0H24', 1, 'piece-line') + row(tile.bottom, 0, 15, 1.3) : '';
  return sheet(`<path d="${outline(40)}" fill="var(--${tile ? ground : 'sheet-2'})" stroke="var(--draw)" stroke-width="1.3"/>${art}`);
};
export function technologyPicture(id: string): Sketch {
  const tech = TECHNOLOGIES[id]!;
  const parts: string[] = [];
  if (tech.perform) parts.push(tech.perform === 'any' ? anyAction(0, 0, 1.3) : actionSign(tech.perform, 0, 0, 1.3));
  parts.push(...tech.discount.map((d) => stroke('M-14,0h7', 2, 'ink') + price(d, 4, 0, 1.2)), ...tech.gain.map((a) => sign(a.kind, a.n, 0, 0, 1.3)));
  const gap = parts.length > 2 ? 22 : 27;
  const art = parts.map((p, i) => at((i - (parts.length - 1) / 2) * gap, 14, p)).join('');
  return sheet(plate(78, 64, 'var(--k-royal)') + word(ROMAN[tech.level] ?? '', -8, 20) + art);
}
export function bridgePicture(id: string): Sketch {
  const tile = BRIDGE_TILES[id]!;
  const final = tile.final ? [{ kind: 'points', n: tile.final.points }] : [];
  const all = [...tile.now, ...final];
  return sheet(
    plate(78, 64, tile.set === 5 ? 'var(--ochre)' : 'var(--k-stone)') + word(ROMAN[tile.set] ?? '', -8, 20) + row(all, 0, 15, all.length > 2 ? 1.1 : 1.4, 21),
  );
}
export const tokenPicture = (id: string): Sketch => sheet(TOKENS[id] ? tokenArt(id, 0, 0, 2.2) : '');
export function sealPicture(id: string): Sketch {
  const seal = SEALS[id]!;
  const worth = seal.exchange
    ? row(seal.exchange.pay, -20, 20, 1.1) + arrow(4, 20) + keystone(24, 20, seal.exchange.points, 1.2)
    : keystone(0, 22, seal.points, 1.4);
  return sheet(SEAL(0, -14, 1.5) + worth);
}
export function roadTilePicture(region: number, side: string): Sketch {
  const found = ROAD_TILES[region]?.find((f) => f.side === side);
  return sheet(`<g transform="scale(1.6)">${plate(48, 20, 'var(--k-home)')}${found ? roadFaceArt(found) : ''}</g>`);
}

/* ---- what signs mean: each small, in a box of its own */
const SMALL = '-11 -11 22 22';
const small = (svg: string): Sketch => ({ box: SMALL, svg });
const corner = (ink: string): string =>
  `<path d="${outline(10)}" fill="var(--sheet-2)" stroke="var(--draw)"/><path d="${wedge(10, 1, 0.45)}" fill="var(--${ink})" stroke="var(--piece-line)" stroke-width=".7"/>`;
const OTHER: Readonly<Record<string, () => string>> = {
  crown: () => perBuilding(0, 0),
  cube: () => mark(0, 0, 0, 0.9),
  red_corner: () => corner('madder'),
  blue_corner: () => corner('lapis'),
  special: () =>
    `<path d="${outline(10)}" fill="var(--sheet-2)" stroke="var(--draw)"/><path d="${outline(8)}" fill="none" stroke="var(--ochre)" stroke-width="1.8"/>`,
  edge: () => `<path d="${outline(10)}" fill="var(--sheet-2)" stroke="var(--draw)"/><circle cx="5.5" cy="-3.2" r="3" fill="var(--ink-2)"/>`,
};
export const signSketch = (kind: string): Sketch => small((OTHER[kind] ?? (() => sign(kind, 1, 0, 0, kind === 'points' ? 0.9 : 1)))());
export const actionSketch = (action: ActionName): Sketch => small(actionSign(action, 0, 0, 0.9));
