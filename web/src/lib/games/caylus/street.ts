/** The land itself: river, road, bridge with its barges, paving stones, flags of the scoring spaces, a few trees. */
import { OUTLINE, tree } from '$lib/art/masonry';
import { at, n1, rng, word } from '$lib/art/pen';
import { mark } from '$lib/art/seats';
import type { Layout } from './layout';
import { picture } from './pictures';
import { TRIGGERS } from './tables';
import { sized } from './fit';

const wave = (width: number, y: number, rise: number): string =>
  `M-20,${n1(y)}` + Array.from({ length: Math.ceil((width + 40) / 40) }, () => `q10,${rise} 20,0t20,0`).join('');

/** The river across the sheet. */
function river(l: Layout): string {
  const { y, h, w } = l.river;
  const n = Math.ceil((l.width + 40) / 40);
  const back = Array.from({ length: n }, () => 'q-10,-4 -20,0t-20,0').join('');
  const body = `<path d="${wave(l.width, y, 5)}V${y + h}H${-20 + n * 40}${back}Z" fill="var(--water)"/>`;
  const lines = [9, 18, 27]
    .map(
      (d, i) =>
        `<path d="${wave(l.width, y + d, 3)}" fill="none" stroke="var(--water-line)" stroke-width="1" stroke-dasharray="${22 + i * 6} ${34 - i * 5}" opacity=".8"/>`,
    )
    .join('');
  const banks = `<path d="${wave(l.width, y, 5)}" fill="none" stroke="var(--water-line)" stroke-width="1.4"/><path d="${wave(l.width, y + h, 4)}" fill="none" stroke="var(--water-line)" stroke-width="1.4"/>`;
  return `<g data-w="${w}">${body}${lines}${banks}</g>`;
}

/** The road: a pale band with a drawn edge and wheel ruts. */
function road(l: Layout): string {
  const band = (colour: string, width: number, more = ''): string =>
    `<path d="${l.road}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  return (
    band('road-line', 24, 'stroke-linecap="round"') +
    band('road', 21.6, 'stroke-linecap="round"') +
    band('road-line', 19, 'stroke-dasharray="1 9" opacity=".3"')
  );
}

/** A stone bridge with two arches and parapets, seen from above and the west. */
function bridge(l: Layout): string {
  const { x, y, w, h } = l.bridge;
  const pier = (px: number): string => `<path d="M${px},${h - 6}l-4,7h${10}l-4,-7Z" fill="var(--wall-2)" ${OUTLINE} stroke-width=".8"/>`;
  return at(
    x,
    y,
    pier(w * 0.32) +
      pier(w * 0.66) +
      `<path d="M-5,2H${w + 5}V9H-5ZM-5,${h - 9}H${w + 5}V${h - 2}H-5Z" fill="var(--wall)" ${OUTLINE}/>` +
      `<path d="M-2,9H${w + 2}V${h - 9}H-2Z" fill="var(--road)" ${OUTLINE}/>` +
      `<path d="${[0.17, 0.34, 0.5, 0.66, 0.83].map((f) => `M${n1(w * f)},9V${h - 9}`).join('')}" stroke="var(--road-line)" stroke-width=".9" opacity=".7"/>` +
      `<path d="${Array.from({ length: Math.floor((w + 6) / 9) }, (_, i) => `M${-1 + i * 9},2v7M${3 + i * 9},${h - 9}v7`).join('')}" stroke="var(--draw)" stroke-width=".6"/>`,
  );
}

/** A barge with a number of the passing scale; who passed stands on it. */
export const barge = (x: number, y: number, n: number, seat: number | null, next: boolean): string =>
  at(
    x,
    y,
    `<path d="M-16,-7H16L12,9H-12Z" fill="var(--${next ? 'sheet' : 'sheet-2'})" stroke="var(--draw)" stroke-width="${next ? 1.8 : 1}" stroke-linejoin="round"/><path d="M-14.5,-2.5H14.5" stroke="var(--line-2)" stroke-width=".8"/>` +
      (seat === null ? word(0, 7, n, next ? 'c n' : 'c q', 'style="font-size:14.8px"') : mark(seat, 0, -1, 0.8)),
  );

/** A small boat with a striped sail. */
const boat = (x: number, y: number): string =>
  at(
    x,
    y,
    `<path d="M-13,-3H13L9,4H-9Z" fill="var(--roof-2)" ${OUTLINE}/><path d="M0,-3V-21" stroke="var(--draw)" stroke-width="1.4"/><path d="M1.5,-20Q13,-13 1.5,-6Z" fill="var(--plaster)" ${OUTLINE}/><path d="M2.5,-16.4L7.6,-14M2.5,-10.4L7,-11.6" stroke="var(--madder)" stroke-width="1.6"/><path d="M-16,7q4,-2.5 8,0t8,0t8,0t8,0" fill="none" stroke="var(--water-line)" stroke-width="1.1"/>`,
  );

/** Trees on the ground nothing is built on: along the edges, beside the street, at the end of the road. */
function groves(l: Layout): string {
  const R = rng(l.columns * 97 + 3);
  const spots: [number, number, number][] = [];
  const last = l.sites[l.sites.length - 1]!;
  const leftward = Math.ceil((l.sites.length - 1) / l.columns) % 2 === 1;
  const near = l.specials.inn!;
  const [from, to] = near.y < l.favours.y + l.favours.h + 40 ? [3, 5] : [0, 4]; // a street in one row lies right beneath the table
  if (l.columns === 7) for (let i = from; i < to; i++) spots.push([l.width - 17 + (i % 2) * 9 - R() * 4, near.y - 52 + i * 27, 1.4 + R() * 0.4]);
  if (l.columns === 5) for (let i = 0; i < 6; i++) spots.push([near.x + near.w + 18 + i * 11 + R() * 5, near.y + 16 + ((i * 23) % 40), 1.5 + R() * 0.6]);
  for (let i = 0; i < 3; i++)
    spots.push([leftward ? last.x - 14 - i * 11 : Math.min(l.width - 6, last.x + last.w + 13 + i * 8), last.y + 24 + R() * 40, 1.5 + R() * 0.5]);
  spots.sort((a, b) => a[1] - b[1]);
  return spots.map(([x, y, s], i) => tree(x, y, s, i % 3 === 1)).join('');
}

/** Everything that lies under the tiles. */
export const ground = (l: Layout): string =>
  river(l) +
  (l.columns === 3 ? '' : boat(Math.min(l.bargeLabel.x - 90, l.width * 0.3), l.river.y + 24) + boat(l.width * 0.08, l.river.y + 20)) +
  road(l) +
  groves(l) +
  bridge(l);

/** The passing scale: who has passed and what a place costs next. */
export function passing(l: Layout, passed: readonly number[], players: number, label: string): string[] {
  const r = l.bargeLabel;
  const board =
    `<rect x="${r.x}" y="${r.y}" width="${r.w}" height="${r.h}" fill="var(--sheet)" stroke="var(--water-line)"/>` +
    word(r.x + r.w / 2, r.y + 17, label, 'c a', `style="font-size:${sized(label, r.w - 8, 14.5)}px"`);
  return [board, ...l.barges.map(([x, y], i) => (i < Math.max(players, 2) ? barge(x, y, i + 1, passed[i] ?? null, i === passed.length) : ''))];
}

/** A ring around a stone in the colour of whoever stands there. */
const ring = (colour: string, out: number, broad: boolean): string => {
  const [w, h] = [(broad ? 49 : 31) + 2 * out, (broad ? 24 : 22) + 2 * out];
  return `<rect x="${-w / 2 - (broad ? 0.5 : 0)}" y="${-h / 2}" width="${w}" height="${h}" rx="4.5" fill="none" stroke="var(--${colour})" stroke-width="3"/>`;
};

/**
 * The paving stones: those the provost keeps in work are dark, those beyond are pale. Where a section of the castle is
 * scored, the stone is a pennant with its emblem, struck out once that has happened.
 */
export const stones = (l: Layout, provost: number, bailiff: number, scored: (space: number) => boolean): string[] =>
  l.sites.slice(1).map(({ n, stone: [x, y] }) => {
    const section = TRIGGERS[n];
    const near = n <= provost;
    const pen = `stroke="var(--draw)" stroke-width="${near ? 1.2 : 0.8}"`;
    // who stands between two tiles belongs to the stone that wears his colour
    const worn =
      (n === provost ? ring('cloth', n === bailiff ? 3.4 : 0, section !== undefined) : '') + (n === bailiff ? ring('wood', 0, section !== undefined) : '');
    const number = (dx: number, ink: string): string =>
      `<text class="tx c ${near ? 'n' : ''}" x="${dx}" y="5.3" style="font-size:14.8px;fill:var(--${ink})">${n}</text>`;
    if (!section)
      return at(
        x,
        y,
        `<rect x="-14" y="-9.5" width="28" height="19" rx="3" fill="var(--${near ? 'wall-top' : 'road'})" ${pen}/>${number(0, 'piece-line')}${worn}`,
      );
    const done = scored(n);
    return at(
      x,
      y,
      `<path d="M-24,-10.5H23V10.5H-24L-18.5,0Z" fill="var(--${done ? 'sheet-3' : 'accent-wash'})" ${OUTLINE} stroke-width="1.3"/>` +
        picture(section, -7.5, 1.4, 1.05, `class="f-none s-ink${done ? '-3' : ''}"`) +
        number(11, done ? 'ink-3' : 'ink') +
        (done ? '<path d="M-16,8.5L1,-8.5" stroke="var(--ink-3)" stroke-width="1.4"/>' : '') +
        worn,
    );
  });
