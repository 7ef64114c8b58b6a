/**
 * The castle as an elevation that is pencilled at first and inked as it is built: six vaults of the dungeon, ten ashlars
 * of the walls, fourteen of the towers. (0, 0) is the foot of its left edge; it is drawn as much larger as the sheet allows.
 */
import { OUTLINE } from '$lib/art/masonry';
import { at, n1, word, type Point, type Rect } from '$lib/art/pen';
import { mark, seatColour } from '$lib/art/seats';
import { keystone } from '$lib/art/values';
import { sized } from './fit';
import { CASTLE, SECTIONS, type SectionName } from './tables';

export interface SectionState {
  /** Seats in the order in which they built. */
  readonly houses: readonly number[];
  readonly scored: boolean;
}
export type CastleState = Readonly<Record<SectionName, SectionState>>;
export interface CastleWords {
  readonly names: Readonly<Record<SectionName, string>>;
  /** "4 / 10" */
  readonly count: (built: number, parts: number) => string;
}

export const CASTLE_WIDTH = 222;
/** From the ground to the flags. */
export const CASTLE_HEIGHT = 166;
const DUNGEON = { h: 31, w: 37 } as const;
const WALL = { h: 22, w: 42 } as const;
const TOWER = { h: 18, w: 24 } as const;
/** Heights of the seams above the ground. */
const SEAM = { dungeon: DUNGEON.h, walls: DUNGEON.h + 2 * WALL.h, towers: DUNGEON.h + 2 * WALL.h + 3 * TOWER.h } as const;
const LEFT = 6;

/** The part a house becomes, by section and by the order in which parts are built, from the bottom. */
function partAt(section: SectionName, i: number): Rect {
  if (section === 'dungeon') return { x: i * DUNGEON.w, y: -DUNGEON.h, w: DUNGEON.w, h: DUNGEON.h };
  if (section === 'walls') return { x: LEFT + (i % 5) * WALL.w, y: -SEAM.dungeon - WALL.h * (1 + Math.floor(i / 5)), w: WALL.w, h: WALL.h };
  const low = -SEAM.walls;
  if (i >= 6 && i < 8) return { x: 80 + (i - 6) * 31, y: low - 22, w: 31, h: 22 };
  const j = i < 6 ? i : i - 8;
  return { x: (i < 6 ? LEFT : LEFT + 210 - 2 * TOWER.w) + (j % 2) * TOWER.w, y: low - TOWER.h * (1 + (j >> 1)), w: TOWER.w, h: TOWER.h };
}

type Pose = 'built' | 'next' | 'open' | 'lost' | 'later';
const outline: Readonly<Record<Exclude<Pose, 'built'>, string>> = {
  next: 'fill="var(--sheet-2)" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="4 2.5"',
  open: 'fill="var(--sheet-2)" stroke="var(--ink-2)" stroke-width="1" stroke-dasharray="4 2.5"',
  lost: 'fill="url(#hatch)" fill-opacity=".4" stroke="var(--line-2)" stroke-width="1" stroke-dasharray="1 3"',
  later: 'fill="none" stroke="var(--line-2)" stroke-width="1" stroke-dasharray="2 3"',
};

function part(section: SectionName, i: number, seat: number, pose: Pose): string {
  const r = partAt(section, i);
  if (pose !== 'built') return `<rect x="${r.x}" y="${r.y}" width="${r.w}" height="${r.h}" ${outline[pose]}/>`;
  const cx = r.x + r.w / 2;
  const stone =
    `<rect x="${r.x}" y="${r.y}" width="${r.w}" height="${r.h}" fill="var(--wall-top)" ${OUTLINE}/>` +
    `<rect x="${r.x + 1.6}" y="${r.y + 1.6}" width="${r.w - 3.2}" height="${r.h - 3.2}" fill="${seatColour(seat)}" opacity=".3"/>` +
    `<path d="M${r.x + r.w - 4},${r.y + 0.6}V${r.y + r.h - 0.6}H${r.x + r.w - 0.6}V${r.y + 0.6}Z" fill="var(--shade)"/>`;
  const vault =
    section === 'dungeon'
      ? `<path d="M${cx - 11},${r.y + r.h}V${r.y + 12}A11,9.5 0 0 1 ${cx + 11},${r.y + 12}V${r.y + r.h}" fill="none" stroke="var(--draw)" stroke-width=".9"/>`
      : '';
  return `<g data-thing="house:${section}.${i + 1}">${stone}${vault}${mark(seat, cx, r.y + r.h / 2 + (section === 'dungeon' ? 4 : 0), Math.min(0.66, r.h / 30))}</g>`;
}

/** The crown of the walls: battlements, pencilled until both courses stand. */
function battlements(done: boolean): string {
  const y = -SEAM.walls;
  let d = `M${LEFT + 50},${y}`;
  for (let i = 0; i < 11; i++) d += `${i === 0 ? '' : `h5`}${i % 1 === 0 ? `v-6h5v6` : ''}`;
  return `<path d="${d}" fill="${done ? 'var(--wall-top)' : 'none'}" stroke="var(--${done ? 'draw' : 'line-2'})" stroke-width="${done ? 1 : 0.9}" ${done ? '' : 'stroke-dasharray="2 3"'} stroke-linejoin="round"/>`;
}
/** The roof over the towers' two columns, inked when the tower under it is whole. */
function roof(x: number, done: boolean): string {
  const y = -SEAM.towers;
  const w = 2 * TOWER.w;
  const look = done ? `fill="var(--roof-3)" ${OUTLINE} stroke-width="1"` : 'fill="none" stroke="var(--line-2)" stroke-dasharray="2 3"';
  return (
    `<path d="M${x - 4},${y}L${x + w / 2},${y - 27}L${x + w + 4},${y}Z" ${look}/>` +
    (done
      ? `<path d="M${x + w / 2},${y - 27}L${x + w + 4},${y}H${x + w / 2 + 8}Z" fill="var(--shade)"/><path d="M${x + w / 2},${y - 27}v-9l9,2.6l-9,2.8" fill="var(--madder)" ${OUTLINE} stroke-width=".9"/>`
      : '')
  );
}

/** How much less room a bold word has. */
const BOLD = 0.92;

/** A dimension line with the section's name and how much of it stands. */
function dimension(low: number, high: number, name: string, count: string, now: boolean, room: number): string {
  const x = -16;
  const middle = (low + high) / 2;
  return (
    `<path d="M${x},${low - 1}V${high + 1}M${x - 4},${low - 1}h8M${x - 4},${high + 1}h8" stroke="var(--ink${now ? '' : '-3'})" stroke-width="${now ? 1.7 : 1}" fill="none"/>` +
    word(x - 8, middle - 2, name, `e ${now ? 'n' : 'a'}`, `style="font-size:${sized(name, now ? room * BOLD : room, 15)}px"`) +
    word(x - 8, middle + 15, count, 'e cap', 'style="font-size:14.8px"')
  );
}

/** The whole castle; `current` is the section houses go to now, null once all are scored. */
export function castle(state: CastleState, current: SectionName | null, words: CastleWords, scale: number, room: number): string {
  let body = '';
  for (const name of SECTIONS) {
    const { houses, scored } = state[name];
    for (let i = 0; i < CASTLE[name].parts; i++) {
      const pose: Pose = i < houses.length ? 'built' : scored ? 'lost' : name !== current ? 'later' : i === houses.length ? 'next' : 'open';
      body += part(name, i, houses[i] ?? 0, pose);
    }
  }
  const full = (name: SectionName, from: number, to: number): boolean => state[name].houses.length >= to && from >= 0;
  if (!state.walls.scored || full('walls', 0, CASTLE.walls.parts)) body += battlements(full('walls', 0, CASTLE.walls.parts));
  body += roof(LEFT, full('towers', 0, 6)) + roof(LEFT + 210 - 2 * TOWER.w, full('towers', 8, CASTLE.towers.parts));
  const end = n1(CASTLE_WIDTH * scale + 10);
  const ground = `<path d="M-12,0H${end}" stroke="var(--ink)" stroke-width="2"/><path d="M-12,3.5H${end}" stroke="var(--line-2)" stroke-dasharray="3 3"/>`;
  let margin = '';
  for (const name of SECTIONS) {
    const [low, high] = HEIGHTS[name];
    const { parts, batch } = CASTLE[name];
    margin += dimension(low * scale, high * scale, words.names[name], words.count(state[name].houses.length, parts), name === current, room);
    margin += at(CASTLE_WIDTH * scale + 12, ((low + high) / 2) * scale, keystone(0, 0, batch, 1.15));
  }
  return ground + at(0, 0, body, scale) + margin;
}

/** Foot and top of each section. */
const HEIGHTS: Readonly<Record<SectionName, readonly [number, number]>> = {
  dungeon: [0, -SEAM.dungeon],
  walls: [-SEAM.dungeon, -SEAM.walls],
  towers: [-SEAM.walls, -SEAM.towers],
};

const boxed = (r: Rect, castle: { readonly foot: Point; readonly scale: number }): Rect => ({
  x: castle.foot[0] + r.x * castle.scale,
  y: castle.foot[1] + r.y * castle.scale,
  w: r.w * castle.scale,
  h: r.h * castle.scale,
});
/** Where a part lies on the sheet, and a whole section. */
export const partOn = (section: SectionName, i: number, castle: { readonly foot: Point; readonly scale: number }): Rect =>
  boxed(partAt(section, Math.max(0, Math.min(i, CASTLE[section].parts - 1))), castle);
export function sectionOn(section: SectionName, castle: { readonly foot: Point; readonly scale: number }): Rect {
  const [low, high] = HEIGHTS[section];
  return boxed({ x: 0, y: high, w: CASTLE_WIDTH, h: low - high }, castle);
}
