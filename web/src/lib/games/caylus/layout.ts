/**
 * Where everything lies on the sheet: the castle above, the street of six special buildings, the river with its bridge,
 * and the road that winds with so many spaces to a row as the sheet is wide. Units are those of the drawing; the board
 * scales them to the sheet. The same numbers place the drawing and the buttons over it.
 */
import { n1, type Point } from '$lib/art/pen';
import { CASTLE_SPACES, LINES, SPACES, SPECIAL_IDS, type LineName } from './tables';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Site extends Rect {
  readonly n: number;
  /** The middle of the paving stone with the number. */
  readonly stone: Point;
}
export interface FavourGrid extends Rect {
  /** Width of the names, of the column of level 0 and of each further column; height of a row and of the heading. */
  readonly names: number;
  readonly zero: number;
  readonly cell: number;
  readonly row: number;
  readonly head: number;
}
export interface Layout {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** Foot of the castle's left edge, and its scale. */
  readonly castle: Rect & { readonly foot: Point; readonly scale: number };
  /** The five places for workers at the castle. */
  readonly yard: Rect & { readonly places: readonly Rect[]; readonly caption: Point | null; readonly batch: Point | null };
  readonly favours: FavourGrid;
  readonly specials: Readonly<Record<string, Rect>>;
  readonly river: Rect;
  readonly bridge: Rect;
  /** The barges of the passing scale, their middles. */
  readonly barges: readonly Point[];
  readonly bargeLabel: Rect;
  /** By number; index 0 is unused. */
  readonly sites: readonly Site[];
  readonly road: string;
  readonly tile: { readonly w: number; readonly h: number };
}

const TILE_HEIGHT = 76;
const SPECIAL_HEIGHT = 64;
/** A worker's place at the castle. */
const PLACE = { w: 34, h: 40 } as const;
const CASTLE_SIZE = { w: 322, h: 186 } as const;

/** A smooth line through points (Catmull-Rom as cubic curves); `k` larger is straighter. */
function smooth(points: readonly Point[], k = 7): string {
  let d = `M${points[0]!.map(n1).join(',')}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[i]!;
    const c = points[i + 1]!;
    const e = points[Math.min(points.length - 1, i + 2)]!;
    d += `C${[b[0] + (c[0] - a[0]) / k, b[1] + (c[1] - a[1]) / k, c[0] - (e[0] - b[0]) / k, c[1] - (e[1] - b[1]) / k, c[0], c[1]].map(n1).join(',')}`;
  }
  return d;
}

const grid = (x: number, y: number, w: number, row: number, names: number, zero = 34): FavourGrid => {
  const head = 22;
  return { x, y, w, h: head + 4 * row, names, zero, cell: (w - names - zero) / 5, row, head };
};

/** The square of the favour table for a line and a level (0: the fleur-de-lis). */
export function favourCell(g: FavourGrid, line: LineName, level: number): Rect {
  const y = g.y + g.head + LINES.indexOf(line) * g.row;
  if (level === 0) return { x: g.x + g.names, y, w: g.zero, h: g.row };
  return { x: g.x + g.names + g.zero + (level - 1) * g.cell, y, w: g.cell, h: g.row };
}

const COLUMNS = [7, 5, 3] as const;
/** Drawing units a sheet of so many columns is wide at least; below that it is scaled down. */
const LEAST: Readonly<Record<number, number>> = { 7: 890, 5: 660, 3: 372 };
/** Pixels from which a sheet has so many columns. */
const FROM: Readonly<Record<number, number>> = { 7: 610, 5: 430, 3: 0 };

export const columnsFor = (pixels: number): number => COLUMNS.find((c) => pixels >= FROM[c]!) ?? 3;

/** Lay the sheet out for so many pixels: as wide as they are, and as high too where seven columns fit without scrolling. */
export function layoutFor(pixels: { readonly width: number; readonly height: number }): Layout {
  const columns = columnsFor(pixels.width);
  const least = LEAST[columns]!;
  const flat = arrange(columns, least, 30);
  if (columns !== 7 || pixels.height < 200) return flat;
  const aspect = pixels.height / pixels.width;
  if (flat.height / least > aspect) return arrange(columns, Math.min(1500, flat.height / aspect), 30);
  return arrange(columns, least, Math.min(46, 30 + (least * aspect - flat.height) / 5), Math.min(30, Math.max(0, least * aspect - flat.height - 80) / 2));
}

/** Arrange everything at a width; `gap` is the room for the road below each row of tiles. */
function arrange(columns: number, width: number, gap: number, air = 0): Layout {
  const margin = columns === 3 ? 25 : 34;
  const pitch = (width - 2 * margin) / columns;
  const tile = { w: Math.min(columns === 3 ? 102 : 126, pitch - 9), h: TILE_HEIGHT };
  const wide = columns === 7;

  /* castle, yard, favours */
  const castle = { x: 8, y: 6 + air, ...CASTLE_SIZE, foot: [82, 6 + air + CASTLE_SIZE.h - 12] as Point, scale: 1 };
  let y = castle.y + castle.h;
  const yardX = castle.x + castle.w + (wide ? 22 : columns === 5 ? 0 : 2);
  let yard: Layout['yard'];
  let favours: FavourGrid;
  if (wide) {
    const free = width - yardX - 3 * (PLACE.w + 6) - 26 - 14;
    const places = Array.from({ length: CASTLE_SPACES }, (_, i) => ({
      x: yardX + (i % 3) * (PLACE.w + 6),
      y: castle.y + 26 + Math.floor(i / 3) * (PLACE.h + 6),
      ...PLACE,
    }));
    yard = {
      x: yardX,
      y: castle.y,
      w: 3 * (PLACE.w + 6),
      h: 120,
      places,
      caption: [yardX, castle.y + 14],
      batch: [yardX, castle.y + 26 + 2 * (PLACE.h + 6) + 12],
    };
    favours = grid(width - 14 - Math.min(free, 470), castle.y, Math.min(free, 470), 37, 74);
  } else if (columns === 5) {
    const places = Array.from({ length: CASTLE_SPACES }, (_, i) => ({ x: 122 + i * (PLACE.w + 6), y: y + 4, ...PLACE }));
    yard = { x: 8, y, w: 322, h: 48, places, caption: [14, y + 28], batch: null };
    favours = grid(342, castle.y + 6, width - 342 - 12, 40, 66, 30);
    y += 52;
  } else {
    const places = Array.from({ length: CASTLE_SPACES }, (_, i) => ({ x: yardX + 4, y: castle.y + 2 + i * 35, w: 34, h: 33 }));
    yard = { x: yardX, y: castle.y, w: 40, h: 176, places, caption: null, batch: null };
    favours = grid(8, 0, width - 16, 48, 58, 34);
  }

  /* the street of special buildings */
  const across = wide ? 6 : 3;
  const lane = columns === 3 ? 26 : 52;
  const landing = columns === 3 ? 26 : columns === 5 ? 60 : 96;
  const specials: Record<string, Rect> = {};
  const sw = (width - lane - landing) / across;
  const top = y + (wide ? 8 : 10);
  const rows = SPECIAL_IDS.length / across;
  SPECIAL_IDS.forEach((id, i) => {
    specials[id] = { x: lane + (i % across) * sw, y: top + Math.floor(i / across) * (SPECIAL_HEIGHT + 34), w: Math.min(150, sw - 8), h: SPECIAL_HEIGHT };
  });
  const street = (r: number): number => top + r * (SPECIAL_HEIGHT + 34) + SPECIAL_HEIGHT + 13;

  /* river and bridge */
  const rv = street(rows - 1) + 18;
  const river: Rect = { x: -20, y: rv, w: width + 40, h: 38 };
  const bridge: Rect = { x: width - (columns === 3 ? 74 : 92), y: rv - 7, w: columns === 3 ? 56 : 66, h: 52 };
  const bw = columns === 3 ? 34 : 40;
  const firstBarge = columns === 3 ? 104 : bridge.x - 5 * bw - 6;
  const barges = Array.from({ length: 5 }, (_, i): Point => [firstBarge + (i + 0.5) * bw, rv + 20]);
  const bargeLabel: Rect = { x: columns === 3 ? 8 : firstBarge - 112, y: rv + 7, w: columns === 3 ? 92 : 108, h: 24 };

  /* the road */
  const bx = bridge.x + bridge.w / 2;
  const points: Point[] = [];
  if (rows === 2) {
    const west = lane - 14;
    points.push(
      [castle.foot[0] + 111, castle.foot[1] + 4],
      [castle.foot[0] + 60, top - 10],
      [west + 4, top - 2],
      [west, top + 24],
      [west + 2, street(0) - 18],
      [west + 22, street(0)],
      [width - 40, street(0) + 1],
      [width - 14, street(0) + 12],
    );
    points.push([width - 10, street(0) + 40], [width - 14, street(1) - 14], [width - 24, street(1) - 4], [bx + 6, street(1) + 4], [bx, rv - 2], [bx, rv + 40]);
  } else {
    points.push(
      [castle.foot[0] + 111, castle.foot[1] + 6],
      [castle.foot[0] + 40, top - 11],
      [40, top - 8],
      [26, top + 14],
      [26, street(0) - 20],
      [52, street(0)],
      [width * 0.4, street(0) + 1],
      [width - 130, street(0)],
      [bx - 16, street(0) + 2],
      [bx, rv - 4],
      [bx, rv + 40],
    );
  }
  const first = rv + 50;
  const pitchY = tile.h + gap;
  const lines = Math.ceil(SPACES / columns);
  const sites: Site[] = [{ n: 0, x: 0, y: 0, w: 0, h: 0, stone: [0, 0] }];
  for (let r = 0; r < lines; r++) {
    const leftward = r % 2 === 0;
    const road = first + r * pitchY + tile.h + gap / 2 - 1;
    const count = Math.min(columns, SPACES - r * columns);
    for (let i = 0; i < count; i++) {
      const column = leftward ? columns - 1 - i : i;
      const x = margin + column * pitch + (pitch - tile.w) / 2;
      sites.push({ n: r * columns + i + 1, x, y: first + r * pitchY, ...tile, stone: [x + tile.w / 2, road] });
    }
    const edge = leftward ? width - 15 : 15;
    const far = leftward ? 15 : width - 15;
    if (r === 0) points.push([width - 22, first + 14]);
    points.push([edge, road - (r ? tile.h - 16 : 36)], [edge, road - 18]);
    for (let i = 0; i < count; i++) points.push([sites[r * columns + i + 1]!.stone[0], road + (i % 2 ? 2 : -2)]);
    if (r < lines - 1) points.push([far, road + 14]);
    else points.push([sites[SPACES]!.stone[0] + (leftward ? -1 : 1) * (tile.w / 2 + 4), road]);
  }
  let height = first + lines * pitchY + 4 + air;
  if (columns === 3) {
    favours = { ...favours, y: height + 8 };
    height = favours.y + favours.h + 12;
  }
  return { columns, width, height, castle, yard, favours, specials, river, bridge, barges, bargeLabel, sites, road: smooth(points), tile };
}
