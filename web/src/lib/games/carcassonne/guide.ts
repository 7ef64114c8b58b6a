/** A turn of Carcassonne in pictures, and what its tiles show. */
import { figure, mark } from '$lib/art/seats';
import { keystone } from '$lib/art/values';
import { BECOMES, scene, small } from '$lib/guide/scene';
import type { GuideDrawings, LegendSign } from '$lib/guide/types';
import type { Translate } from '$lib/i18n';
import { capital } from '$lib/table/phrases';
import type { Sketch } from '../types';
import { singleTile } from './art';
import { tileSketch } from './sketch';
import { KIND_IDS, kindOf } from './tiles';
import { tileWords } from './words';

const points = (n: number): Sketch => ({ box: '-11 -11 22 22', svg: keystone(0, 0, n) });
const at = (x: number, y: number, svg: string): string => `<g transform="translate(${x},${y})">${svg}</g>`;
/** The start tile with its city, and the tile that closes it above. */
const TOWN = at(0, 100, singleTile('D')) + singleTile('E', 2);
const town = (more = ''): Sketch => ({ box: '-4 -12 108 216', svg: TOWN + more });
const KNIGHT = figure(0, 50, 92, 1.1);
const seat = { box: '-15 -38 30 42', svg: figure(0, 0, 0) };

export const stations: GuideDrawings['stations'] = {
  draw: scene(tileSketch('E')),
  place: scene(tileSketch('E', 2), BECOMES, town()),
  meeple: scene(town(KNIGHT)),
  score: scene(town(KNIGHT), BECOMES, small(points(4), 0.6)),
  home: scene(town(), BECOMES, small(seat, 0.7), small({ box: '-13 -13 26 26', svg: mark(0) }, 0.4)),
  end: scene({ box: '-4 -12 108 216', svg: TOWN + figure(1, 28, 184, 1, true) }, BECOMES, small(points(3), 0.6)),
};

/** A word of the glossary with the tile that shows it. */
const shown = (word: string, sketch: Sketch, t: Translate): LegendSign => ({
  sketch,
  name: capital(t(`carcassonne-word-${word}`)),
  means: t(`carcassonne-word-${word}-is`),
});
const standing = (lying = false): Sketch => ({ box: lying ? '-24 -16 42 32' : '-20 -38 40 42', svg: figure(0, 0, 0, 1, lying) });

export const legend: GuideDrawings['legend'] = (t) => [
  {
    title: 'carcassonne-signs-shown',
    signs: [
      shown('city', tileSketch('E'), t),
      shown('road', tileSketch('U'), t),
      shown('cloister', tileSketch('B'), t),
      shown('crossing', tileSketch('X'), t),
      shown('pennant', tileSketch('F'), t),
    ],
  },
  {
    title: 'carcassonne-signs-meeples',
    signs: ['knight', 'robber', 'monk']
      .map((word) => shown(word, standing(), t))
      .concat(shown('farmer', standing(true), t), {
        sketch: points(3),
        name: capital(t('shell-points', { points: 3 })),
      }),
  },
  {
    title: 'carcassonne-signs-tiles',
    signs: KIND_IDS.map((id) => ({
      sketch: tileSketch(id),
      name: capital(tileWords(id, t)),
      means: t('carcassonne-signs-count', { tile: id, count: kindOf(id).count }),
    })),
  },
];
