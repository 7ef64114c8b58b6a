/** Where the drawings lie on the sheet, in drawing units: beside each other where there is room, one below the other on a phone. */
import type { Point } from '$lib/art/pen';

export type Part = 'crane' | 'rows' | 'tokens' | 'tray' | 'technologies' | 'city' | 'board' | 'seals' | 'hunger' | 'cathedral' | 'tracks';
export interface Lies {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Head {
  readonly id: 'rows' | 'technologies' | 'city' | 'crane' | 'seals';
  readonly at: Point;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The map is turned a quarter. */
  readonly quarter: boolean;
  readonly parts: Readonly<Record<Part, Lies>>;
  readonly heads: readonly Head[];
  /** Where the seats are chosen whose boards are shown. */
  readonly views: Lies;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The sizes of the drawings, which those who draw them know. */
export type Sizes = Readonly<Record<'crane' | 'rows' | 'tokens' | 'tray' | 'technologies' | 'city' | 'board' | 'seals' | 'grid' | 'tracks', Size>>;

const GAP = 12;
const HEAD = 24;
const VIEWS = 46;
/** How wide one column is drawn: on a phone, on a tablet. */
const LEAST = 372;
const MOST = 500;
const at = (x: number, y: number, scale = 1): Lies => ({ x, y, scale });

/**
 * Two columns: crane, rows and technologies; the city above the own boards. On a low sheet the grids stand in a third
 * one, and what lay beneath them lies under seals and tokens.
 */
function wide(s: Sizes, low: boolean): Layout {
  const x = Math.max(s.crane.width, s.rows.width) + GAP;
  const below = s.city.height + 2;
  const grid = low ? 1.22 : 1;
  const high = s.grid.height * grid + 6;
  const height = below + s.tracks.height + (low ? s.seals.height + s.tokens.height + 42 : high);
  const seals = low ? below + 10 : height - s.seals.height;
  const board = Math.min(1, ((low ? height : seals) - below - VIEWS) / (s.board.height - 12));
  const beside = x + s.board.width * (low ? board : 1) + GAP;
  const east = low ? x + s.city.width + GAP : beside;
  const rows = s.crane.height + HEAD + 2;
  const tokens = rows + s.rows.height + 8;
  const learnt = low ? tokens : tokens + s.tokens.height + 6;
  const lists = s.tray.height + s.technologies.height;
  const small = Math.min(1, (height - learnt) / Math.max(1, lists));
  return {
    width: low ? east + s.grid.width * grid : Math.max(x + s.city.width, beside + 2 * s.grid.width),
    height,
    quarter: false,
    parts: {
      crane: at((x - GAP - s.crane.width) / 2, 0),
      rows: at(0, rows),
      tokens: low ? at(beside, seals + s.seals.height + 10) : at(0, tokens),
      tray: at(0, learnt, small),
      technologies: at(0, learnt + s.tray.height * small, small),
      city: at(x, 0),
      board: at(x, below + VIEWS - 12, board),
      seals: at(low ? beside : x, seals),
      hunger: at(east, low ? 0 : below, grid),
      cathedral: low ? at(east, high, grid) : at(east + s.grid.width, below),
      tracks: at(beside, height - s.tracks.height),
    },
    heads: [{ id: 'rows', at: [2, rows - 8] }],
    views: at(x, below),
  };
}

/** One column; the map is turned so that it stays large. */
function narrow(s: Sizes, pixels: number): Layout {
  const width = Math.max(LEAST, Math.min(MOST, pixels / 1.1));
  const parts: Partial<Record<Part, Lies>> = {};
  const heads: Head[] = [];
  let y = 4;
  const put = (part: Part, size: Size, scale = Math.min(1.24, width / size.width)): void => {
    parts[part] = at((width - size.width * scale) / 2, y, scale);
    y += size.height * scale + GAP;
  };
  const head = (id: Head['id']): void => {
    heads.push({ id, at: [2, y + 15] });
    y += HEAD;
  };
  if (s.tray.height) put('tray', s.tray);
  put('crane', s.crane);
  head('rows');
  put('rows', s.rows);
  head('city');
  put('city', { width: s.city.height, height: s.city.width });
  const views = at(0, y);
  y += VIEWS + 8;
  put('board', s.board);
  put('tracks', s.tracks);
  const grid = width / (2 * s.grid.width);
  parts.hunger = at(0, y, grid);
  parts.cathedral = at(s.grid.width * grid, y, grid);
  y += s.grid.height * grid + GAP;
  head('technologies');
  put('technologies', s.technologies);
  head('seals');
  put('seals', s.seals);
  put('tokens', s.tokens);
  return { width, height: y, quarter: true, parts: { tray: at(0, 0), ...parts } as Record<Part, Lies>, heads, views };
}

/** Below this width in pixels everything lies in one column. */
const NARROW = 620;
/** How large a layout is drawn where all of it is seen. */
export const fitOf = (l: Layout, width: number, height: number): number => Math.min(width / l.width, height / l.height);
/** The layout for a sheet of so many pixels: one column where it is narrow, else the one that is drawn larger. */
export function layoutFor(width: number, height: number, sizes: Sizes): Layout {
  if (width < NARROW) return narrow(sizes, width);
  const [high, low] = [wide(sizes, false), wide(sizes, true)];
  return fitOf(low, width, height) > fitOf(high, width, height) ? low : high;
}
