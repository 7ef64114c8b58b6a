/** What the board says: every sentence comes from the game's texts, with plain arguments. */
import type { Translate } from '$lib/i18n';
import { hasText } from '$lib/i18n';
import { capital, Phrases } from '$lib/table/phrases';
import type { BlockCell, GameContext } from '../types';
import { COLOURS, SITES } from './box';
import type { Move } from './moves';
import { oneByOne, total, type Card, type CarraraView, type CityState, type Marble, type Measured, type Progress } from './view';
import { yieldOf, type Yield } from './yields';

type Context = GameContext<CarraraView>;

const dashed = (id: string): string => id.replaceAll('_', '-');
export const list = (parts: readonly string[], t: Translate): string => parts.filter(Boolean).join(t('carrara-ui-comma'));

export const cityName = (id: string, t: Translate): string => t(`carrara-city-${id}`);
export const typeName = (id: string, t: Translate): string => t(`carrara-type-${id}`);
export const objectName = (id: string, t: Translate): string => t(`carrara-object-${dashed(id)}`);
export const colourName = (id: string, t: Translate): string => t(`carrara-colour-${id}`);
export const categoryName = (id: string, t: Translate): string => t(`carrara-category-${id}`);

/** "Porta 3" */
export function tileName(view: CarraraView, id: string, t: Translate): string {
  const tile = view.tiles[id];
  return tile ? t('carrara-ui-tile', { type: typeName(tile.type, t), cost: tile.cost }) : id;
}

export const scoringName = (what: string, which: string, t: Translate): string =>
  what === 'type' ? typeName(which, t) : what === 'city' ? cityName(which, t) : capital(categoryName(which, t));

export const money = (coins: number, t: Translate): string => t('carrara-good', { good: 'coins', count: coins });
export const points = (n: number, t: Translate): string => t('carrara-good', { good: 'points', count: n });

/** "2 white, 1 red" */
export const marbleWords = (blocks: Marble, t: Translate): string =>
  list(
    COLOURS.filter((c) => blocks[c] > 0).map((c) => t('carrara-good', { good: c, count: blocks[c] })),
    t,
  );
export const objectWords = (objects: readonly { kind: string; count: number }[], t: Translate): string =>
  list(
    objects.filter((o) => o.count > 0).map((o) => t('carrara-good', { good: o.kind, count: o.count })),
    t,
  );

/** "6 points, 3 coins, 2 crowns" */
export const describeYield = (y: Yield, t: Translate): string =>
  list([y.points || !y.coins ? points(y.points, t) : '', y.coins ? money(y.coins, t) : '', objectWords(y.objects, t)], t);

export const phrases = (context: Pick<Context, 'names' | 't'>): Phrases => new Phrases('carrara', context.names, context.t);
/** What an action is called. */
export const actionWords = (move: Move, context: Context): string => capital(phrases(context).action(move));
/** What it brings the seat that may choose it. */
export const gainWords = (move: Move, seat: number, context: Context): string => phrases(context).outlook(move.preview, seat);
/** Both, for who cannot see the drawings. */
export const moveWords = (move: Move, seat: number, context: Context): string =>
  [actionWords(move, context), gainWords(move, seat, context)].filter(Boolean).join(context.t('shell-then'));
/** What an upgrade tile does: "Lucca: 3 points". */
export function upgradeName(view: CarraraView, id: string, t: Translate): string {
  const u = view.upgrades.find((o) => o.id === id);
  if (!u) return id;
  const name = u.what === 'city' ? cityName(u.which, t) : capital(categoryName(u.which, t));
  return t('carrara-ui-upgrade', { name, worth: u.currency === 'vp' ? points(u.value, t) : money(u.value, t) });
}

/** A condition or a rate of a card as a sentence; empty where there is none. */
export function measured(prefix: string, m: Measured, t: Translate): string {
  const id = `carrara-${prefix}-${dashed(m.kind)}`;
  if (m.kind === 'none' || !hasText(id)) return '';
  const args: Record<string, string | number> = {};
  for (const [k, v] of Object.entries(m)) if (typeof v === 'number' || typeof v === 'string') args[k] = v;
  if (m.kinds)
    args.kinds = list(
      m.kinds.map((k) => objectName(k, t)),
      t,
    );
  if (m.cities)
    args.cities = list(
      m.cities.map((k) => cityName(k, t)),
      t,
    );
  return t(id, args);
}
export const conditionText = (card: Card, t: Translate): string => measured('condition', card.condition, t);
export const rateText = (card: Card, t: Translate): string => measured('rate', card.rate, t);

export const progressWords = (p: Progress, t: Translate): string =>
  p.have === null ? t('carrara-ui-progress-hidden', { need: p.need }) : t('carrara-ui-progress', { have: p.have, need: p.need, met: String(p.met) });

/** Own or another's city in words: what it is, who has scored it, what stands there. */
export function cityWords(view: CarraraView, city: CityState, seat: number, names: readonly string[], t: Translate): string {
  const own = view.seats[seat]!;
  const worth = own.values[city.id] ?? city;
  const built = own.buildings[city.id] ?? [];
  const y = yieldOf(view, seat, 'city', city.id);
  return list(
    [
      t('carrara-ui-city', {
        city: cityName(city.id, t),
        worth: worth.currency === 'vp' ? points(worth.value, t) : money(worth.value, t),
        colours: list(
          city.accepts.map((c) => colourName(c, t)),
          t,
        ),
        minimum: city.minimum,
      }),
      city.scored_by === null ? '' : t('carrara-ui-scored-by', { name: names[city.scored_by] ?? '' }),
      built.length
        ? t('carrara-ui-city-built', {
            name: names[seat] ?? '',
            tiles: list(
              built.map((id) => tileName(view, id, t)),
              t,
            ),
          })
        : t('carrara-ui-city-empty', { name: names[seat] ?? '' }),
      built.length && city.scored_by === null ? t('carrara-ui-would-score', { worth: describeYield(y, t) }) : '',
    ],
    t,
  );
}

export function titleBlock(view: CarraraView, t: Translate): readonly BlockCell[] {
  const open = view.display.filter(Boolean).length;
  return [
    [t('carrara-ui-block-round'), view.round],
    [t('carrara-ui-block-left'), view.stack + open],
  ];
}

export const round = (view: CarraraView, t: Translate): string => t('carrara-ui-turn', { turn: view.turn, round: view.round });

/** How the game may end, and how near that is. */
export function endWords(view: CarraraView, names: readonly string[], t: Translate): string {
  if (view.phase === 'over') return t('carrara-ui-end-over');
  if (view.ending) return t('carrara-ui-end-last', { by: view.ending.by, name: names[view.ending.seat] ?? '', last: names[view.ending.last] ?? '' });
  const open = view.display.filter(Boolean).length;
  const can = view.seats.flatMap((s, i) => (s.may_announce ? [names[i] ?? ''] : []));
  return list([t('carrara-ui-end-buildings', { left: view.stack + open }), can.length ? t('carrara-ui-end-can', { names: list(can, t) }) : ''], t);
}

/** The same in two or three words, for the corner of the sheet. */
export function endShort(view: CarraraView, names: readonly string[], t: Translate): string {
  if (view.phase === 'over') return t('carrara-ui-end-over');
  if (view.ending) return t('carrara-ui-end-last-short', { last: names[view.ending.last] ?? '' });
  return t('carrara-ui-end-left', { left: view.stack + view.display.filter(Boolean).length });
}

/** The position in a short paragraph, for who cannot see it. */
export function summary(view: CarraraView, t: Translate, names: readonly string[]): string {
  const wheel = view.wheel
    .filter((s) => total(s.blocks))
    .map((s) => t('carrara-ui-summary-segment', { segment: s.segment, marble: marbleWords(s.blocks, t) }))
    .join(t('carrara-ui-semicolon'));
  const sites = list(
    view.display.filter((id): id is string => id !== null).map((id) => tileName(view, id, t)),
    t,
  );
  const goods = view.seats.flatMap((s, i) =>
    s.coins === null || !s.marble
      ? []
      : [
          t('carrara-ui-summary-goods', {
            name: names[i] ?? '',
            coins: s.coins,
            marble: oneByOne(s.marble).length ? marbleWords(s.marble, t) : t('carrara-ui-none'),
          }),
        ],
  );
  return [
    t('carrara-ui-summary', { round: view.round, wheel: wheel || t('carrara-ui-none'), sites: sites || t('carrara-ui-none'), of: SITES }),
    t('carrara-ui-summary-end', { end: endWords(view, names, t) }),
    ...goods,
  ].join(t('shell-sentence-separator'));
}
