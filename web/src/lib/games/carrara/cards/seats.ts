/** Cards of what seats have and want: goods, screens, markers, objectives, the order of turns and the end. */
import { capital } from '$lib/table/phrases';
import type { Card, GameContext } from '../../types';
import { COLOURS, MARKERS } from '../box';
import type { CarraraView } from '../view';
import { cityName, colourName, conditionText, endWords, list, money, objectName, progressWords, rateText, scoringName, tileName } from '../words';
import { blockPicture, coinPicture, markPicture, objectPicture, screenPicture } from './pictures';

type Context = GameContext<CarraraView>;

export function goodCard(id: string, context: Context): Card | null {
  const { view, t, names } = context;
  const [seat, good] = [Number(id.split('.')[0]), id.split('.')[1] ?? ''];
  const own = view.seats[seat];
  if (!own) return null;
  const colour = COLOURS.find((k) => k === good);
  const count = good === 'coins' ? own.coins : colour ? own.marble?.[colour] : own.objects?.[good];
  const lines = [count === null || count === undefined ? t('carrara-ui-behind') : t('carrara-card-good', { name: names[seat] ?? '', count })];
  if (good === 'coins') return { title: t('carrara-card-coins'), picture: coinPicture(), lines: [...lines, t('carrara-card-coins-end')], rule: 'CRR-102' };
  if (colour) {
    const cities = view.cities.filter((city) => city.accepts.includes(colour)).map((city) => cityName(city.id, t));
    return {
      title: t('carrara-card-block', { colour: colourName(colour, t) }),
      picture: blockPicture(colour),
      lines: [...lines, t('carrara-card-block-cities', { cities: list(cities, t) })],
      rule: 'CRR-054',
    };
  }
  if (!view.objects.some((o) => o.id === good)) return null;
  return { title: capital(objectName(good, t)), kind: t('carrara-card-object-kind'), picture: objectPicture(good), lines, rule: 'CRR-066' };
}

export const screenCard = (id: string, { t, names }: Context): Card => ({
  title: t('carrara-card-screen', { name: names[Number(id)] ?? '' }),
  picture: screenPicture,
  lines: [t('carrara-card-screen-hides'), t('carrara-card-screen-open')],
  rule: 'CRR-026',
});

export function markersCard(id: string, { view, t, names }: Context): Card | null {
  const seat = Number(id);
  const own = view.seats[seat];
  if (!own) return null;
  const scored = [
    ...own.types_scored.map((one) => scoringName('type', one, t)),
    ...own.cities_scored.map((one) => scoringName('city', one, t)),
    ...own.categories_scored.map((one) => scoringName('category', one, t)),
  ];
  return {
    title: t('carrara-card-markers'),
    kind: names[seat] ?? '',
    picture: markPicture(seat),
    lines: [
      t('carrara-card-markers-left', { n: own.markers, of: MARKERS }),
      ...(scored.length ? [t('carrara-card-markers-on', { what: list(scored, t) })] : []),
      t('carrara-card-markers-each'),
    ],
    rule: 'CRR-060',
  };
}

export function objectiveCard(kind: string, { view, t, names }: Context): Card | null {
  const found = view.cards.find((one) => one.class === kind);
  if (!found) return null;
  const progress = view.seats.flatMap((s, seat) => {
    const p = s.objectives.find((one) => one.class === kind);
    return p ? [t('shell-other', { name: names[seat] ?? '', what: progressWords(p, t) })] : [];
  });
  const wants = conditionText(found, t);
  const gives = rateText(found, t);
  return {
    title: t(`carrara-class-${kind}`),
    kind: t('carrara-card-objective'),
    lines: [
      ...(wants ? [t('carrara-card-wants', { what: wants })] : []),
      ...(gives ? [t('carrara-card-gives', { what: gives })] : []),
      ...progress,
      ...(wants ? [t('carrara-card-announce')] : []),
    ],
    rule: wants ? 'CRR-090' : 'CRR-131',
    row: { table: found.id.startsWith('BASE') ? 'base_objective' : 'expansion_card', id: found.id },
  };
}

export function citiesCard(id: string, { view, t, names }: Context): Card | null {
  const own = view.seats[Number(id)];
  if (!own) return null;
  const built = view.cities.flatMap((city) => {
    const tiles = (own.buildings[city.id] ?? []).map((tile) => tileName(view, tile, t));
    return tiles.length ? [t('shell-other', { name: cityName(city.id, t), what: list(tiles, t) })] : [];
  });
  return {
    title: t('carrara-ui-cities-of', { name: names[Number(id)] ?? '' }),
    lines: [...(built.length ? built : [capital(t('carrara-ui-mini-none'))]), t('carrara-card-cities-look')],
    rule: 'CRR-051',
  };
}

export function seatCard(id: string, { view, t, names }: Context): Card | null {
  const seat = Number(id);
  const own = view.seats[seat];
  if (!own) return null;
  const place = ((seat - view.first + view.players) % view.players) + 1;
  return {
    title: names[seat] ?? '',
    picture: markPicture(seat),
    lines: [
      t('carrara-card-place', { place }),
      own.coins === null ? t('carrara-card-screen-hides') : t('carrara-card-have', { what: money(own.coins, t) }),
      t('carrara-card-markers-left', { n: own.markers, of: MARKERS }),
      ...(own.may_announce ? [t('carrara-ui-end-can', { names: names[seat] ?? '' })] : []),
    ],
    rule: 'CRR-027',
  };
}

export function scoreCard(id: string, { view, t, names }: Context): Card | null {
  const own = view.seats[Number(id)];
  if (!own) return null;
  return {
    title: t('shell-points', { points: own.score }),
    kind: names[Number(id)] ?? '',
    lines: [own.if_ended === null ? t('carrara-card-ended-hidden') : t('carrara-card-ended', { n: own.if_ended })],
    rule: 'CRR-074',
  };
}

export const orderCard = ({ view, t, names }: Context): Card => ({
  title: t('carrara-ui-order'),
  lines: [
    list(
      view.seats.map((_, i) => names[(i + view.first) % view.players] ?? ''),
      t,
    ),
    t('carrara-card-order-end'),
  ],
  rule: 'CRR-094',
});

export const endCard = ({ view, t, names }: Context): Card => ({
  title: t('carrara-card-end'),
  lines: [endWords(view, names, t), t('carrara-card-end-two')],
  rule: 'CRR-089',
});
