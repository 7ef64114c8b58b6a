/** A turn of Carrara in pictures, and its signs. */
import { AND, BECOMES, OR, scene, small } from '$lib/guide/scene';
import type { GuideDrawings, LegendSign } from '$lib/guide/types';
import type { Translate } from '$lib/i18n';
import { capital } from '$lib/table/phrases';
import { componentsOf } from '../box';
import type { Sketch } from '../types';
import { COLOURS, type Colour, type ComponentTable, type Currency } from './box';
import {
  blockPicture,
  coinPicture,
  costPicture,
  facadePicture,
  markPicture,
  objectPicture,
  screenPicture,
  swatchPicture,
  worthPicture,
} from './cards/pictures';
import { ARROW, DISC_ART, FRAME, SIZE } from './wheel';
import { categoryName, cityName, colourName, list, money, objectName, points, typeName } from './words';

const { city: CITIES, building_type: TYPES } = componentsOf<ComponentTable>('carrara');
const block = (colour: Colour, high = 0.45) => small(blockPicture(colour), high);
const worth = (value: number, currency: Currency): Sketch => worthPicture({ value, currency });
const MARK = markPicture(0);
const wheel: Sketch = { box: `-6 -6 ${SIZE + 12} ${SIZE + 12}`, svg: FRAME + DISC_ART + ARROW };

export const stations: GuideDrawings['stations'] = {
  one: scene(block('red', 0.6), OR, small(facadePicture('porta', 3), 0.8), OR, small(MARK, 0.5)),
  wheel: scene(wheel),
  buy: scene(small(coinPicture(4), 0.5), BECOMES, block('red'), AND, small(coinPicture(2), 0.5), BECOMES, block('blue')),
  build: scene(block('white'), block('white'), block('yellow'), BECOMES, facadePicture('biblioteca', 3)),
  score: scene(small(MARK, 0.5), AND, facadePicture('palazzo', 4), BECOMES, small(worth(8, 'vp')), small(objectPicture('crown'))),
  after: scene(small(coinPicture(10)), BECOMES, small(objectPicture('cup'))),
  end: scene(small(objectPicture('flag'), 0.5), AND, small(facadePicture('cattedrale', 5), 0.9), AND, small(coinPicture(5)), BECOMES, small(worth(9, 'vp'))),
};

const word = (id: string, sketch: Sketch, t: Translate): LegendSign => ({ sketch, name: capital(t(`carrara-word-${id}`)), means: t(`carrara-word-${id}-is`) });

export const legend: GuideDrawings['legend'] = (t) => [
  {
    title: 'carrara-signs-marble',
    signs: COLOURS.flatMap((colour): LegendSign[] => {
      const cities = list(
        CITIES.filter((city) => city.accepts.includes(colour)).map((city) => cityName(city.id, t)),
        t,
      );
      return [
        {
          sketch: scene(blockPicture(colour), small(swatchPicture(colour), 0.6)),
          name: capital(colourName(colour, t)),
          means: t('carrara-card-block-cities', { cities }),
        },
      ];
    }),
  },
  {
    title: 'carrara-signs-cities',
    signs: CITIES.map((city) => ({
      sketch: worthPicture(city),
      name: cityName(city.id, t),
      means: t('carrara-signs-city', { worth: city.currency === 'vp' ? points(city.value, t) : money(city.value, t), least: city.min_buildings_to_score }),
    })),
  },
  {
    title: 'carrara-signs-buildings',
    signs: [
      ...TYPES.map((type) => ({
        sketch: scene(facadePicture(type.id, 4), small(objectPicture(type.object), 0.5)),
        name: capital(typeName(type.id, t)),
        means: list([capital(categoryName(type.category, t)), objectName(type.object, t)], t),
      })),
      { sketch: facadePicture('castello', 8), name: t('carrara-signs-eight'), means: t('carrara-word-upgrade-is') },
    ],
  },
  {
    title: 'carrara-signs-others',
    signs: [
      { sketch: costPicture(3), name: capital(t('carrara-word-cost')), means: capital(t('carrara-card-sign-cost')) },
      word('coin', coinPicture(), t),
      { sketch: worth(3, 'vp'), name: capital(points(3, t)) },
      word('marker', MARK, t),
      word('screen', screenPicture, t),
      ...TYPES.map((type) => ({ sketch: objectPicture(type.object), name: capital(objectName(type.object, t)), means: typeName(type.id, t) })),
    ],
  },
];
