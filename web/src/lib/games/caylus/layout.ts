/**
 * Where everything lies on the sheet: the castle above, the street of six special buildings, the river with its bridge,
 * and the road that winds with so many spaces to a row as the sheet is wide. Units are those of the drawing; the board
 * scales them to the sheet. The same numbers place the drawing and the buttons over it.
 */
import { n1, type Point, type Rect } from '$lib/art/pen';
import { CASTLE_HEIGHT, CASTLE_WIDTH } from './castle';
import { CASTLE_SPACES, LINES, SPACES, SPECIAL_IDS, type LineName } from './tables';

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
  /** Foot of the castle's left edge, and how much larger it is than its own measures. */
  readonly castle: Rect & { readonly foot: Point; readonly scale: number };
  /** How large provost and bailiff are, and how far from the middle of their space they stand. */
  readonly persons: { readonly scale: number; readonly aside: number };
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

/** Heights of a tile and of a special building, where there is room to scroll and where everything is seen at once. */
const TILE_HEIGHT = { wide: 70, tall: 76 } as const;
const SPECIAL_HEIGHT = { wide: 50, tall: 64 } as const;
/** A worker's place at the castle. */
const PLACE = { w: 36, h: 38 } as const;
/** How much larger the castle is drawn than its measures, by columns; room for its names left of it, its values right of it. */
const CASTLE_SCALE: Readonly<Record<number, number>> = { 7: 1.56, 5: 1.5, 3: 1.2 };
const NAMES = 82;
const VALUES = 26;

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

/**
 * A low sheet: from how many drawing units the six special buildings stand in one row, the room for the road below each
 * row of tiles, how large the castle is, room for the names of favours and right of the street.
 */
const LOW = { from: 1150, gap: 27, castle: 1.36, names: 86, landing: 40 } as const;
/** Below the first of these scales a sheet that is seen whole is too small to be read; it has the second one then, and is scrolled. */
const SEEN = 0.47;
const READ = 0.62;

/** Pixels that provost and bailiff are tall at least, and their height in the drawing. */
const TALL = 30;
const PERSON_HEIGHT = 45;

/** Lay the sheet out for so many pixels: as wide as they are, and as high too where seven columns fit without scrolling. */
export function layoutFor(pixels: { readonly width: number; readonly height: number }): Layout {
  const columns = columnsFor(pixels.width);
  const least = LEAST[columns]!;
  const sized = (width: number): number => Math.max(0.66, Math.min(1.12, (TALL * width) / pixels.width / PERSON_HEIGHT));
  const gap = columns === 7 ? 33 : 42;
  const flat = arrange(columns, least, gap, 0, sized(least));
  if (columns !== 7 || pixels.height < 200) return flat;
  const aspect = pixels.height / pixels.width;
  if (flat.height / least > aspect) {
    const width = flat.height / aspect;
    // a low sheet has the street in one row, and a smaller castle to leave it room
    const low = arrange(columns, width, LOW.gap, 0, sized(width), true).height / aspect;
    const whole = low < LOW.from ? width : low;
    // what would be too small to be read is scrolled
    const wide = whole * SEEN > pixels.width ? Math.max(least, pixels.width / READ) : whole;
    return wide < LOW.from ? arrange(columns, wide, gap, 0, sized(wide)) : arrange(columns, wide, LOW.gap, 0, sized(wide), true);
  }
  const spare = least * aspect - flat.height;
  return arrange(columns, least, Math.min(50, gap + spare / 5), Math.min(30, Math.max(0, spare - 80) / 2), sized(least));
}

/** Arrange everything at a width; `gap` is the room for the road below each row of tiles, `person` the size of who walks there. */
function arrange(columns: number, width: number, gap: number, air: number, person: number, low = false): Layout {
  const wide = columns === 7;
  const margin = columns === 3 ? 25 : 34;
  const pitch = (width - 2 * margin) / columns;
  // where the road is seen whole, provost and bailiff stand between two tiles; elsewhere the road is broad enough for them
  const gutter = wide ? 26 * person : 9;
  const tile = { w: Math.min(columns === 3 ? 102 : 126, pitch - gutter), h: TILE_HEIGHT[wide ? 'wide' : 'tall'] };
  const persons = { scale: person, aside: wide ? pitch / 2 - 4 * person : 31 };

  /* castle, yard, favours */
  const scale = low ? LOW.castle : CASTLE_SCALE[columns]!;
  const tall = CASTLE_HEIGHT * scale;
  const names = columns === 3 ? 76 : NAMES;
  const castle = { x: 8, y: 4 + air, w: names - 8 + CASTLE_WIDTH * scale + VALUES, h: tall + 4, foot: [names, 4 + air + tall] as Point, scale };
  const right = castle.x + castle.w + 10;
  let y = castle.y + castle.h;
  const rowOf = (x: number, top: number): Rect[] => Array.from({ length: CASTLE_SPACES }, (_, i) => ({ x: x + i * (PLACE.w + 5), y: top, ...PLACE }));
  let yard: Layout['yard'];
  let favours: FavourGrid;
  if (columns === 5) {
    const places = rowOf(right - 8, castle.y + 30);
    yard = { x: right - 8, y: castle.y, w: 200, h: 130, places, caption: [right - 8, castle.y + 18], batch: [right - 8, castle.y + 90] };
    favours = grid(12, y + 10, width - 24, 40, 100, 40);
    y = favours.y + favours.h + 4;
  } else {
    const places = rowOf(names, y + 4);
    yard = { x: 8, y: y + 4, w: castle.w, h: PLACE.h, places, caption: [8, y + 28], batch: [names + 5 * (PLACE.w + 5) + 6, y + 19] };
    favours = wide ? grid(right, castle.y + 8, width - right - 14, 35, low ? LOW.names : 74) : grid(8, 0, width - 16, 50, 58, 34);
    y += PLACE.h + 4;
  }

  /* the street of special buildings: beside the castle where there is room, else below it */
  const lane = wide ? right : columns === 3 ? 26 : 52;
  const landing = low ? LOW.landing : wide ? 84 : columns === 3 ? 26 : 60;
  const high = SPECIAL_HEIGHT[wide ? 'wide' : 'tall'];
  const between = wide ? 28 : 34;
  const specials: Record<string, Rect> = {};
  const row = low ? 6 : 3;
  const sw = (width - lane - landing) / row;
  const top = wide ? favours.y + favours.h + 7 : y + 16;
  SPECIAL_IDS.forEach((id, i) => {
    specials[id] = { x: lane + (i % row) * sw, y: top + Math.floor(i / row) * (high + between), w: Math.min(wide ? 190 : 150, sw - 8), h: high };
  });
  const street = (r: number): number => top + r * (high + between) + high + (wide ? between / 2 : 13);

  /* river and bridge */
  const rv = wide ? Math.max(y, top + high + (low ? between / 2 : high + between)) + 7 : street(1) + 18;
  const river: Rect = { x: -20, y: rv, w: width + 40, h: wide ? 34 : 38 };
  const bridge: Rect = { x: width - (columns === 3 ? 74 : 92), y: rv - 7, w: columns === 3 ? 56 : 66, h: river.h + 14 };
  const bw = columns === 3 ? 34 : 40;
  const firstBarge = columns === 3 ? 104 : bridge.x - 5 * bw - 6;
  const barges = Array.from({ length: 5 }, (_, i): Point => [firstBarge + (i + 0.5) * bw, rv + river.h / 2 + 1]);
  const bargeLabel: Rect = { x: columns === 3 ? 8 : firstBarge - 112, y: rv + river.h / 2 - 12, w: columns === 3 ? 92 : 108, h: 24 };

  /* the road */
  const bx = bridge.x + bridge.w / 2;
  const points: Point[] = [];

  if (wide) {
    const gate: Point = [castle.foot[0] + CASTLE_WIDTH * scale * 0.88, castle.foot[1] + 8];
    points.push(gate, [gate[0] + 40, castle.foot[1] + 6], [right - 6, street(0) + 12], [right + 30, street(0)], [width * 0.7, street(0) + 1]);
    points.push([bx - 40, street(0)], [bx - 4, street(0) + 16], [bx, rv - 12], [bx, rv - 2], [bx, rv + river.h + 2]);
  } else {
    const west = lane - 14;
    points.push([west + 60, top - 10], [west + 4, top - 2], [west, top + 24], [west + 2, street(0) - 18], [west + 22, street(0)]);
    points.push([width - 40, street(0) + 1], [width - 14, street(0) + 12]);
    points.push([width - 10, street(0) + 40], [width - 14, street(1) - 14], [width - 24, street(1) - 4], [bx + 6, street(1) + 4], [bx, rv - 2], [bx, rv + 40]);
  }
  const first = rv + river.h + 12;
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
  return { columns, width, height, castle, persons, yard, favours, specials, river, bridge, barges, bargeLabel, sites, road: smooth(points), tile };
}
