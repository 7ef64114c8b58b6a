/** Cards of the marble: blocks before their prices, segments of the wheel, the bag. */
import { capital } from '$lib/table/phrases';
import type { Card, GameContext } from '../../types';
import { COLOURS, type Colour } from '../box';
import { total, type CarraraView } from '../view';
import { cityName, colourName, list, marbleWords, money } from '../words';
import { blockPicture, coinPicture, swatchPicture } from './pictures';

type Context = GameContext<CarraraView>;

/** "2 coins", or "free". */
const priced = (price: number, { t }: Context): string => (price ? money(price, t) : t('carrara-then-free'));

export function blockCard(id: string, context: Context): Card | null {
  const { view, t } = context;
  const [name, colour] = id.split('.') as [string, Colour];
  const at = view.wheel.findIndex((s) => s.segment === name);
  if (at < 0 || !COLOURS.includes(colour)) return null;
  const here = view.wheel[at]!;
  const next = view.wheel[(at + 1) % 6]!;
  const cities = view.cities.filter((city) => city.accepts.includes(colour)).map((city) => cityName(city.id, t));
  return {
    title: t('carrara-card-block', { colour: colourName(colour, t) }),
    kind: t('carrara-card-segment', { segment: name }),
    picture: blockPicture(colour),
    lines: [
      here.blocks[colour]
        ? t('carrara-card-block-price', { price: priced(here.prices[colour], context), count: here.blocks[colour] })
        : t('carrara-card-block-gone', { segment: name }),
      t('carrara-card-block-next', { segment: next.segment, price: priced(next.prices[colour], context) }),
      t('carrara-card-block-cities', { cities: list(cities, t) }),
    ],
    rule: 'CRR-037',
  };
}

export function segmentCard(name: string, context: Context): Card | null {
  const { view, t } = context;
  const at = view.wheel.findIndex((s) => s.segment === name);
  const here = view.wheel[at];
  if (!here) return null;
  const price = (colour: Colour): string => t('shell-other', { name: capital(colourName(colour, t)), what: priced(here.prices[colour], context) });
  return {
    title: t('carrara-card-segment', { segment: name }),
    kind: t('carrara-card-wheel'),
    picture: coinPicture(),
    lines: [
      total(here.blocks) ? t('carrara-card-segment-holds', { marble: marbleWords(here.blocks, t) }) : t('carrara-card-segment-empty'),
      t('carrara-card-segment-one'),
      t('carrara-card-segment-next', { segment: view.wheel[(at + 1) % 6]!.segment }),
    ],
    signs: COLOURS.map((colour) => ({ sketch: swatchPicture(colour), means: price(colour) })),
    rule: 'CRR-038',
  };
}

export function bagCard({ view, t }: Context): Card {
  const onWheel = view.wheel.reduce((n, s) => n + total(s.blocks), 0);
  return {
    title: t('carrara-card-bag'),
    lines: [
      t('carrara-ui-hub', { turnable: 'false', empty: String(view.bag.empty), bag: view.bag.total ?? -1, wheel: onWheel }),
      t('carrara-card-bag-turn'),
      ...(view.bag.blocks ? [marbleWords(view.bag.blocks, t)].filter(Boolean) : []),
    ],
    picture: { box: '-22 -25 44 48', svg: BAG },
    rule: 'CRR-031',
  };
}
const BAG =
  '<g fill="var(--plaster-2)" stroke="var(--draw)" stroke-width="1.3" stroke-linejoin="round"><path d="M-6,-13C-18,-6 -20,14 -12,18H12C20,14 18,-6 6,-13Z"/><path d="M-8,-19C-5,-17 5,-17 8,-19L6,-13H-6Z"/></g>';
