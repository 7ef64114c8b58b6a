/** A turn of Caylus in pictures, and its signs. */
import { AND, BECOMES, scene, small } from '$lib/guide/scene';
import type { GuideDrawings, LegendSign } from '$lib/guide/types';
import type { Translate } from '$lib/i18n';
import { capital } from '$lib/table/phrases';
import type { Sketch } from '../types';
import { buildingLines, nameOf, sectionName, specialWords } from './names';
import {
  buildingSketch,
  coinSketch,
  crownSketch,
  houseSketch,
  markSketch,
  personSketch,
  pointSketch,
  sectionSketch,
  squareSketch,
  wareSketch,
  workerSketch,
} from './sketches';
import { BUILDINGS, SECTIONS, SPECIALS } from './tables';

const building = (id: string): Sketch => buildingSketch(id)!;

export const stations: GuideDrawings['stations'] = {
  income: scene(small(coinSketch(2)), AND, small(building('residence'), 0.8), small(coinSketch(1))),
  workers: scene(small(coinSketch(1)), small(workerSketch(0), 0.8), BECOMES, building('neutral_farm')),
  special: scene(...['gate', 'trading_post', 'joust_field', 'inn'].map((id) => small(building(id), 0.9))),
  provost: scene(small(coinSketch(1)), BECOMES, personSketch('provost'), BECOMES),
  road: scene(building('wood_quarry'), small(workerSketch(0), 0.7), BECOMES, small(wareSketch('stone'), 0.5), small(wareSketch('stone'), 0.5)),
  castle: scene(
    ...(['food', 'stone', 'cloth'] as const).map((ware) => small(wareSketch(ware), 0.4)),
    BECOMES,
    small(houseSketch(0), 0.6),
    AND,
    small(pointSketch(5)),
  ),
  end: scene(personSketch('bailiff'), BECOMES, small(sectionSketch('dungeon'), 0.6), BECOMES, small(crownSketch)),
};

const sign = (id: string, sketch: Sketch, t: Translate, word?: string): LegendSign => ({
  sketch,
  name: capital(t(`caylus-sign-${id}`)),
  ...(word && { means: t(`caylus-word-${word}-is`) }),
});
const word = (id: string, sketch: Sketch, t: Translate): LegendSign => ({ sketch, name: capital(t(`caylus-word-${id}`)), means: t(`caylus-word-${id}-is`) });

export const legend: GuideDrawings['legend'] = (t) => [
  {
    title: 'caylus-signs-goods',
    signs: [
      sign('deniers', coinSketch(1), t, 'denier'),
      sign('points', pointSketch(1), t),
      sign('favours', crownSketch, t, 'favour'),
      ...(['food', 'wood', 'stone', 'cloth'] as const).map((ware) => sign(ware, wareSketch(ware), t)),
      sign('gold', wareSketch('gold'), t, 'gold'),
      sign('any', wareSketch('any'), t),
      sign('any_except_gold', wareSketch('four'), t),
      ...['wood', 'stone', 'residential', 'prestige'].map((kind) => sign(`builds-${kind}`, squareSketch(kind), t)),
    ],
  },
  {
    title: 'caylus-signs-pieces',
    signs: [
      word('provost', personSketch('provost'), t),
      word('bailiff', personSketch('bailiff'), t),
      word('worker', workerSketch(0), t),
      { sketch: houseSketch(0), name: capital(t('caylus-signs-house')), means: t('caylus-signs-house-is') },
      { sketch: markSketch(0), name: capital(t('caylus-signs-mark')), means: t('caylus-signs-mark-is') },
      ...SECTIONS.map((id) => ({ sketch: sectionSketch(id), name: capital(sectionName(id, t)), means: t('caylus-word-section-is') })),
    ],
  },
  {
    title: 'caylus-signs-special',
    signs: SPECIALS.map((one) => ({ sketch: building(one.id), name: capital(nameOf(one.id, t)), means: specialWords(one, 3, t) })),
  },
  {
    title: 'caylus-signs-buildings',
    signs: Object.keys(BUILDINGS).flatMap((id) => {
      const sketch = buildingSketch(id);
      const { title, kind, lines } = buildingLines(id, t);
      return sketch ? [{ sketch, name: t('shell-other', { name: capital(title), what: kind }), means: lines.join('\n') }] : [];
    }),
  },
];
