/** The tiles of the road and of the street: ground, picture, what they yield, whose house stands on them. */
import { at, word, type Rect } from '$lib/art/pen';
import { figure, house } from '$lib/art/seats';
import { sized } from './fit';
import { picture } from './pictures';
import { classInk, strip, yieldStrip } from './signs';
import { buildingOf } from './tables';

/** The circle a worker stands in, empty. */
export const circle = (x: number, y: number, r = 11): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--sheet)" fill-opacity=".55" stroke="var(--line-2)" stroke-dasharray="2 2"/>`;

/** Where a worker stands on a tile of the road, from the tile's corner. */
export const standing = (r: Rect): readonly [number, number] => [r.w - 18, r.h - 23];

export interface TileState {
  readonly space: number;
  readonly id: string;
  readonly name: string;
  readonly owner: number | null;
  readonly worker: number | null;
  /** Will be a residence of this seat as soon as it has been used. */
  readonly pending: number | null;
}

/** A building on the road; drawn from its own corner. */
export function tile(r: Rect, s: TileState): string {
  const b = buildingOf(s.id);
  const k = classInk(b.class);
  const yields = yieldStrip(s.id);
  const marks = (s.owner === null ? 0 : 1) + (s.pending === null ? 0 : 1);
  const room = r.w - 17 - 19 * marks;
  const [wx, wy] = standing(r);
  const fit = Math.min(1, (b.worker ? wx - 23 : r.w - 20) / Math.max(1, yields.width));
  const pen = `<rect x="2" y="3" width="${r.w}" height="${r.h}" fill="var(--shade)"/><rect width="${r.w}" height="${r.h}" fill="var(--k-${k})" stroke="var(--draw)"/><path d="M.8,.8H5.4V${r.h - 0.8}H.8Z" fill="var(--k-${k}-2)"/>`;
  return `<g data-thing="tile:${s.space}">${at(
    r.x,
    r.y,
    pen +
      word(11, 17, s.name, 'n', `style="font-size:${sized(s.name, room, 15)}px"`) +
      picture(s.id, 35, r.h - 23.5, r.h > 72 ? 0.86 : 0.74) +
      strip(yields, 10, r.h - 12.5, fit) +
      (s.owner === null ? '' : house(s.owner, r.w - 13, 15, 1.05)) +
      (s.pending === null
        ? ''
        : at(
            r.w - (s.owner === null ? 14 : 33),
            13,
            `<rect x="-9" y="-9.5" width="18" height="18" fill="var(--k-home)" stroke="var(--k-home-2)" stroke-width="1.2" stroke-dasharray="3 2"/>${house(s.pending, 0, 2, 0.85)}`,
          )) +
      (!b.worker ? '' : s.worker === null ? circle(wx, wy) : worker(s.worker, wx, wy + 16, 0.8, `road.${s.space}`)),
  )}</g>`;
}

/** A worker where it stands; `at` names the place. */
export const worker = (seat: number, x: number, y: number, scale: number, at = ''): string =>
  `<g class="standing"${at && ` data-thing="worker:${at}"`}>${figure(seat, x, y, scale)}</g>`;

/** A space nobody has built on; the next one says so. */
export const site = (r: Rect, next: readonly [string, string] | null): string =>
  at(
    r.x,
    r.y,
    `<rect width="${r.w}" height="${r.h}" fill="none" stroke="var(--line-2)" stroke-dasharray="${next ? '5 3' : '2 5'}"${next ? ' stroke-width="1.3"' : ''}/>` +
      (next
        ? `<path d="M12,${r.h - 10}V20M${r.w - 12},${r.h - 10}V20M12,26H${r.w - 12}" stroke="var(--line-2)" stroke-width="1.2"/>` +
          word(r.w / 2, r.h / 2 + 5, next[0], 'c q', `style="font-size:${sized(next[0], r.w - 14, 14.5)}px"`) +
          word(r.w / 2, r.h / 2 + 21, next[1], 'c q', `style="font-size:${sized(next[1], r.w - 14, 14.5)}px"`)
        : ''),
  );

/** Where workers stand on a special building, circle by circle, from its corner. */
export function circles(r: Rect, count: number): (readonly [number, number])[] {
  const step = count > 2 ? 22 : 27;
  return Array.from({ length: count }, (_, i) => [r.w - 17 - (count - 1 - i) * step, r.h - 19] as const);
}

export interface SpecialState {
  readonly id: string;
  readonly name: string;
  readonly workers: readonly (number | null)[];
  /** Two players do not use the stables. */
  readonly shut: boolean;
  /** In action now. */
  readonly lit: boolean;
}

/** One of the six special buildings. */
export function special(r: Rect, s: SpecialState): string {
  const spots = circles(r, s.workers.length);
  const name = s.name.replace('’', "'"); // narrow in every font
  const inn = s.id === 'inn';
  const arrow = inn
    ? `<path d="M${spots[0]![0] + 11},${spots[0]![1]}h5m-2.4,-2.4l2.4,2.4l-2.4,2.4" fill="none" stroke="var(--ink-3)" stroke-width="1.2"/>`
    : '';
  return at(
    r.x,
    r.y,
    `<rect x="2" y="3" width="${r.w}" height="${r.h}" fill="var(--shade)"/><rect width="${r.w}" height="${r.h}" fill="var(--sheet-2)" stroke="var(--draw)" stroke-width="${s.lit ? 2.2 : 1}"/>` +
      (s.shut ? `<rect width="${r.w}" height="${r.h}" fill="url(#hatch)" opacity=".6"/>` : '') +
      word(9, 16.5, name, s.shut ? 'q' : 'n', `style="font-size:${sized(name, r.w - 14, 15)}px"`) +
      picture(s.id, s.workers.length > 2 ? 25 : 29, r.h - 5, s.workers.length > 2 ? 0.76 : 0.84) +
      (s.shut
        ? ''
        : arrow +
          spots
            .map(([x, y], i) =>
              s.workers[i] === null
                ? circle(x, y, s.workers.length > 2 ? 10 : 11) + (s.workers.length > 2 ? word(x, y + 5.2, i + 1, 'c q', 'style="font-size:14.8px"') : '')
                : worker(s.workers[i]!, x, y + 15.5, s.workers.length > 2 ? 0.7 : 0.78, `${s.id}.${i + 1}`),
            )
            .join('')),
  );
}
