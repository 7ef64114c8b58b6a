/** Cards of what is built, where, and what it brings: tiles, sites, cities, types, categories, objects. */
import { capital } from '$lib/table/phrases';
import type { Card, GameContext } from '../../types';
import type { CarraraView, Scored } from '../view';
import { categoryName, cityName, colourName, describeYield, list, money, objectName, objectWords, points, tileName, typeName } from '../words';
import { yieldOf } from '../yields';
import { costPicture, facadePicture, objectPicture, swatchPicture, worthPicture } from './pictures';

type Context = GameContext<CarraraView>;

/** The seat whose table it is. */
const own = ({ view, seat }: Context): number => seat ?? Math.max(0, view.seat);
const worth = (value: number, currency: string, { t }: Context): string => (currency === 'vp' ? points(value, t) : money(value, t));

/** Where a tile stands: seat and city. */
function standing(view: CarraraView, tile: string): { seat: number; city: string } | null {
  for (const [seat, s] of view.seats.entries()) for (const [city, ids] of Object.entries(s.buildings)) if (ids.includes(tile)) return { seat, city };
  return null;
}

/** What a building brings in each city, when it is scored. */
function brings(id: string, context: Context): string {
  const { view, t } = context;
  const { values } = view.seats[own(context)]!;
  return list(
    view.cities.map((city) => {
      const { value, currency } = values[city.id] ?? city;
      return t('carrara-card-in', { city: cityName(city.id, t), worth: worth(view.tiles[id]!.cost * value, currency, context) });
    }),
    t,
  );
}

export function tileCard(id: string, context: Context): Card | null {
  const { view, t, names } = context;
  const tile = view.tiles[id];
  if (!tile) return null;
  const where = standing(view, id);
  const value = where ? view.seats[where.seat]!.values[where.city]! : null;
  return {
    title: tileName(view, id, t),
    kind: capital(categoryName(tile.category, t)),
    picture: facadePicture(tile.type, tile.cost),
    lines: [
      ...(where
        ? [t('carrara-card-stands', { name: names[where.seat] ?? '', city: cityName(where.city, t) })]
        : [t('carrara-card-costs', { cost: tile.cost })]),
      value
        ? t('carrara-card-worth', { worth: worth(tile.cost * value.value, value.currency, context) })
        : t('carrara-card-brings', { cities: brings(id, context) }),
      t('carrara-card-object', { object: objectName(tile.object, t) }),
      ...(tile.cost >= 8 && view.modules.upgrades ? [t('carrara-card-upgrade')] : []),
    ],
    signs: [
      { sketch: costPicture(tile.cost), means: t('carrara-card-sign-cost') },
      { sketch: objectPicture(tile.object), means: capital(objectName(tile.object, t)) },
    ],
    rule: tile.cost >= 8 ? 'CRR-107' : where ? 'CRR-065' : 'CRR-053',
    row: { table: tile.cost >= 8 ? 'expansion_building' : 'building', id },
  };
}

export const siteCard = (_id: string, { view, t }: Context): Card => ({
  title: t('carrara-card-site'),
  lines: [t(view.stack ? 'carrara-card-site-filled' : 'carrara-card-site-empty')],
  rule: 'CRR-057',
});

export const stackCard = ({ view, t }: Context): Card => ({
  title: t('carrara-card-stack'),
  lines: [capital(t('carrara-ui-stack', { n: view.stack })), t('carrara-card-stack-fills')],
  rule: 'CRR-057',
});

export function cityCard(id: string, context: Context): Card | null {
  const { view, t, names } = context;
  const city = view.cities.find((one) => one.id === id);
  if (!city) return null;
  const seat = own(context);
  const { value, currency, upgraded } = view.seats[seat]!.values[id] ?? { ...city, upgraded: false };
  const gain = yieldOf(view, seat, 'city', id);
  const built = view.seats.flatMap((s, i) => {
    const tiles = (s.buildings[id] ?? []).map((tile) => tileName(view, tile, t));
    return tiles.length ? [t('shell-other', { name: names[i] ?? '', what: list(tiles, t) })] : [];
  });
  return {
    title: cityName(id, t),
    kind: t('carrara-card-city'),
    picture: worthPicture({ value, currency }),
    lines: [
      t('carrara-card-city-worth', { worth: worth(value, currency, context) }),
      ...(upgraded ? [t('carrara-card-upgraded')] : []),
      city.scored_by === null ? t('carrara-card-city-from', { n: city.minimum }) : capital(t('carrara-ui-scored-by', { name: names[city.scored_by] ?? '' })),
      ...(gain.tiles.length && city.scored_by === null
        ? [
            gain.tiles.length < city.minimum
              ? t('carrara-card-short', { n: city.minimum - gain.tiles.length })
              : capital(t('carrara-ui-would-score', { worth: describeYield(gain, t) })),
          ]
        : []),
      ...built,
      t('carrara-card-accepts'),
    ],
    signs: city.accepts.map((colour) => ({ sketch: swatchPicture(colour), means: colourName(colour, t) })),
    rule: 'CRR-070',
    row: { table: 'city', id },
  };
}

/** What scoring a type or a category would bring, and who has done it. */
function scoring(what: Scored, which: string, context: Context): string[] {
  const { view, t, names } = context;
  const seat = own(context);
  const gain = yieldOf(view, seat, what, which);
  const by = view.seats.flatMap((s, i) => ((what === 'type' ? s.types_scored : s.categories_scored).includes(which) ? [i] : []));
  const mine = by.includes(seat);
  return [
    ...(mine ? [] : [gain.tiles.length ? capital(t('carrara-ui-would-score', { worth: describeYield(gain, t) })) : t('carrara-card-none-built')]),
    ...(gain.tiles.length
      ? [
          list(
            gain.tiles.map((tile) => tileName(view, tile, t)),
            t,
          ),
        ]
      : []),
    ...by.map((i) => capital(t('carrara-ui-scored-by', { name: names[i] ?? '' }))),
    t('carrara-card-once'),
  ];
}

export function typeCard(id: string, context: Context): Card | null {
  const { view, t } = context;
  const kind = view.objects.find((o) => o.type === id);
  if (!kind) return null;
  return {
    title: typeName(id, t),
    kind: t('carrara-card-type'),
    picture: facadePicture(id, 5),
    lines: scoring('type', id, context),
    signs: [{ sketch: objectPicture(kind.id), means: t('carrara-card-object', { object: objectName(kind.id, t) }) }],
    rule: 'CRR-064',
  };
}

export function categoryCard(id: string, context: Context): Card | null {
  const { view, t } = context;
  const found = view.categories.find((k) => k.id === id);
  if (!found || !view.modules.categories) return null;
  const value = view.seats[own(context)]!.values[id] ?? { ...found, upgraded: false };
  return {
    title: capital(categoryName(id, t)),
    kind: t('carrara-card-category'),
    picture: worthPicture(value),
    lines: [
      t('carrara-card-city-worth', { worth: worth(value.value, value.currency, context) }),
      ...(value.upgraded ? [t('carrara-card-upgraded')] : []),
      ...scoring('category', id, context),
      t('carrara-card-no-objects'),
    ],
    rule: 'CRR-121',
    row: { table: 'expansion_category', id },
  };
}

export function objectCard(id: string, context: Context): Card | null {
  const { view, t } = context;
  const found = view.objects.find((o) => o.id === id);
  if (!found) return null;
  const have = view.seats[own(context)]?.objects?.[id];
  return {
    title: capital(objectName(id, t)),
    kind: t('carrara-card-object-kind'),
    picture: objectPicture(id),
    lines: [
      t('carrara-card-object-from', { type: typeName(found.type, t) }),
      t('carrara-ui-object', { object: capital(objectName(id, t)), supply: found.supply, sale: String(found.sale), price: view.price }),
      ...(have === undefined ? [] : [t('carrara-card-have', { what: have ? objectWords([{ kind: id, count: have }], t) : t('carrara-ui-none') })]),
    ],
    rule: 'CRR-076',
  };
}
