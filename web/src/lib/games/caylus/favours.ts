/** The table of royal favours: four lines of five columns, everybody's markers, what is still closed. */
import { at, word } from '$lib/art/pen';
import { mark } from '$lib/art/seats';
import { favourCell, type FavourGrid } from './layout';
import { rewardStrip, strip } from './signs';
import { LINES, REWARDS, type LineName } from './tables';
import { sized } from './fit';
import type { CaylusView } from './view';

export interface FavourWords {
  readonly title: string;
  readonly lines: Readonly<Record<LineName, string>>;
  /** How a favour is used, in a few words beside the title. */
  readonly how: string;
  /** In place of the table, where every favour is worth points (CAY-300). */
  readonly simple: string;
}

/** The fleur-de-lis of level 0. */
const lily = (x: number, y: number): string =>
  at(
    x,
    y,
    '<path d="M0,-7C3,-4 3,0 0,3C-3,0 -3,-4 0,-7ZM-1.5,2C-5,2 -7,-1 -5.4,-4C-3.4,-5 -2,-2 -1.5,2ZM1.5,2C5,2 7,-1 5.4,-4C3.4,-5 2,-2 1.5,2ZM-4,3.4H4M0,3V7" fill="none" stroke="var(--line-2)" stroke-width="1" stroke-linejoin="round"/>',
  );

/** Where the markers of a square stand, from its corner; on level 0 in two rows, elsewhere side by side at its foot. */
function markerPlaces(w: number, h: number, count: number, zero: boolean): (readonly [number, number])[] {
  if (zero)
    return Array.from(
      { length: count },
      (_, i) => [w / 2 + (count === 1 ? 0 : ((i % 2) - 0.5) * 13), h / 2 + (Math.floor(i / 2) - (Math.ceil(count / 2) - 1) / 2) * 12] as const,
    );
  const step = Math.min(13, (w - 14) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => [8 + i * step, h - 7] as const);
}

/** A marker on a line; it may be seen going from square to square. */
const marker = (seat: number, x: number, y: number, line: LineName): string => `<g data-thing="marker:${seat}.${line}">${mark(seat, x, y, 0.54)}</g>`;

export function favours(g: FavourGrid, view: CaylusView, words: FavourWords): string[] {
  const size = sized(words.title, g.w / 3, 15.5);
  const aside = g.x + Math.max(g.names + g.zero, size * 0.62 * (words.title.charCodeAt(0) > 0x2e7f ? words.title.length * 1.75 : words.title.length) + 8);
  const how = view.options.simplified_favour ? '' : word(aside, g.y + 14, words.how, 'q', `style="font-size:${sized(words.how, g.x + g.w - aside, 14.5)}px"`);
  const title = word(g.x, g.y + 14, words.title, 'sf', `style="font-size:${size}px"`) + how;
  if (view.options.simplified_favour)
    return [
      title +
        `<rect x="${g.x}" y="${g.y + g.head}" width="${g.w}" height="${g.row}" fill="var(--sheet-2)" stroke="var(--line-2)"/>` +
        word(g.x + 12, g.y + g.head + g.row / 2 + 4.5, words.simple, 'a', `style="font-size:${sized(words.simple, g.w - 24, 14.5)}px"`),
    ];
  const out = [title];
  for (const line of LINES) {
    const zero = favourCell(g, line, 0);
    out.push(word(g.x, zero.y + zero.h / 2 + 4.5, words.lines[line], 'a', `style="font-size:${sized(words.lines[line], g.names - 6, 14.5)}px"`));
    for (let level = 0; level <= 5; level++) {
      const r = favourCell(g, line, level);
      const shut = level > view.columns;
      const seats = view.seats.flatMap((s, seat) => (s.favours[line] === level ? [seat] : []));
      let cell = `<rect x="${r.x}" y="${r.y}" width="${r.w}" height="${r.h}" fill="var(--sheet${level === 0 ? '-2' : ''})" stroke="var(--line-2)"/>`;
      if (shut) cell += `<rect x="${r.x}" y="${r.y}" width="${r.w}" height="${r.h}" fill="url(#hatch)" opacity=".35"/>`;
      if (level === 0) cell += seats.length ? '' : lily(r.x + r.w / 2, r.y + r.h / 2);
      else {
        const s = rewardStrip(REWARDS[line][level - 1]!);
        cell += s.width
          ? strip(s, r.x + r.w / 2, r.y + (r.h - 12) / 2 + 1, Math.min(1, (r.w - 4) / s.width), true)
          : word(r.x + r.w / 2, r.y + (r.h - 12) / 2 + 5, '–', 'c q');
      }
      const places = markerPlaces(r.w, r.h, seats.length, level === 0);
      cell += seats.map((seat, i) => marker(seat, r.x + places[i]![0], r.y + places[i]![1], line)).join('');
      out.push(cell);
    }
  }
  return out;
}
