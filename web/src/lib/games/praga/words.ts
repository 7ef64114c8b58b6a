/** What the board asks and tells: the line on top, every choice in words, the position for who cannot see it. */
import type { Translate } from '$lib/i18n';
import { capital, Phrases } from '$lib/table/phrases';
import type { BlockCell } from '../types';
import type { Choice, Item } from './moves';
import { actionName, gridName, joined, pairName, placeLabel, placeName, plazaName, technologyWords, tileGains, tileName } from './names';
import { GRIDS, type ActionName, type Amount, type GridName, type Half, type Lost, type PragaView, type Price } from './view';

/** What a choice brings and takes for a seat until the next question. */
export interface Outcome {
  readonly gains: readonly Amount[];
  readonly pays: readonly Amount[];
}
export function outcomeOf(c: Choice, seat: number): Outcome {
  const all = Object.entries(c.preview.changes[seat] ?? {}).map(([kind, n]) => ({ kind, n }));
  return { gains: all.filter((a) => a.n > 0), pays: all.filter((a) => a.n < 0).map((a) => ({ kind: a.kind, n: -a.n })) };
}
export const priceList = (price: Price | undefined): readonly Amount[] =>
  (['gold', 'stone'] as const).flatMap((kind) => (price?.[kind] ? [{ kind, n: price[kind] }] : []));
/** What taking a tile or a place costs, for the corner of its spot. */
export function costLabel(c: Choice): string {
  return c.kind === 'take'
    ? priceList(c.fields.cost)
        .map((a) => `${a.n} ${a.kind}`)
        .join(' ')
    : '';
}

/** A choice in few words, for a button beside which its signs are drawn. */
export function labelOf(c: Choice, view: PragaView, t: Translate): string {
  const f = c.fields;
  if (c.text.endsWith(' ?')) return t('praga-ui-lot');
  switch (c.kind) {
    case 'tile':
      return pairName(f.actions!, t);
    case 'act':
    case 'extra':
      return actionName(f.action!, t);
    case 'buy':
    case 'plaza':
      return t(`praga-ui-do-${c.kind}`, { what: f.with ?? f.half ?? '' });
    case 'reward':
      return t('praga-ui-do-reward', { action: actionName(f.action!, t), gains: tileGains(f.tile!, t) });
    case 'step':
    case 'climb':
      return t(`praga-ui-do-${view.phase === 'arrow' && c.kind === 'climb' ? 'follow' : c.kind}`, { grid: gridName(f.grid!, t) });
    case 'road':
      return t('praga-ui-do-road', { region: f.region!, effect: f.effect!, choice: f.choice ?? 'none' });
    case 'use':
      return f.choice ? useLabel(f.choice, t) : tileGains(f.tile!, t);
    case 'claim':
      return tileName(f.seal!, t);
    case 'refresh':
      return t('praga-ui-do-refresh', { first: f.slots![0], second: f.slots![1] });
    case 'choose':
    case 'take':
    case 'token':
      return tileGains(f.tile!, t) || tileName(f.tile!, t);
    case 'onto':
      return t('praga-ui-turned', { r: f.r ?? 0 });
    case 'span':
      return t('praga-ui-do-span', { space: f.space! });
    case 'start':
    case 'crane':
    case 'draw':
    case 'turn':
    case 'side':
      return drawLabel(c, t);
    default:
      return t(`praga-act-${c.kind}`, new Phrases('praga', [], t).args({ ...f }));
  }
}
const drawLabel = (c: Choice, t: Translate): string => (c.fields.tile ? tileName(c.fields.tile, t) : c.text);
const useLabel = (choice: string, t: Translate): string =>
  choice.startsWith('P_')
    ? plazaName(choice, t)
    : (GRIDS as readonly string[]).includes(choice)
      ? gridName(choice as GridName, t)
      : actionName(choice as ActionName, t);

/** A line of the bar, which may be a list. */
export const itemLabel = (item: Item, view: PragaView, t: Translate): string => capital(lineLabel(item, view, t));
function lineLabel(item: Item, view: PragaView, t: Translate): string {
  if (item.choice) return labelOf(item.choice, view, t);
  const [kind, what = ''] = item.id.split(' ');
  switch (kind) {
    case 'place':
      return placeLabel(what, t);
    case 'use':
      return technologyWords(what, t);
    case 'refresh':
      return t('praga-ui-list-refresh', { row: what || 'any' });
    default:
      return t(`praga-ui-list-${kind}`);
  }
}
/** The same in full, for who cannot see the sheet. */
export function itemWords(item: Item, view: PragaView, names: readonly string[], t: Translate): string {
  if (item.choice) return joined([describeChoice(item.choice, view, names, t), item.choice.kind === 'onto' ? labelOf(item.choice, view, t) : ''], t);
  const [kind, what = ''] = item.id.split(' ');
  return kind === 'place' ? joined([placeWords(what, view, t), t('praga-ui-turns', { n: item.members.length })], t) : itemLabel(item, view, t);
}
/** A place, told apart from others of its kind, with what it would cover. */
function placeWords(place: string, view: PragaView, t: Translate): string {
  const own = view.seats[view.current];
  const there = own?.hexes.find((h) => h.action === place)?.tile;
  return joined(
    [
      own?.hexes.some((h) => h.action === place) ? placeName(place, t) : placeLabel(place, t),
      there ? t('praga-then-covers', { tile: tileName(there, t) }) : '',
    ],
    t,
  );
}

/** A choice in a sentence: what it is, what it costs and brings, whom else it helps; of a tile in hand the place comes last. */
export function describeChoice(c: Choice, view: PragaView, names: readonly string[], t: Translate): string {
  const said = new Phrases('praga', names, t).outlook(c.preview, view.current);
  const named = c.kind === 'onto' || !c.preview.plain; // by the place, or by what it is told of first
  return named ? said : [labelOf(c, view, t), said].filter(Boolean).join(t('shell-then'));
}
/** Which half of the tile taken cannot be done, and why. */
export const cannotWords = (halves: readonly Half[], t: Translate, then = 'no'): readonly string[] =>
  halves.filter((h) => h.can !== 'now').map((h) => t('praga-half', { ...NO_AMOUNTS, ...h.args, action: h.action, why: h.why ?? '', then }));
const NO_AMOUNTS = { what: 'gold', count: 0, has: 0, also: 'none', also_cost: 0, also_has: 0 } as const;

/** What the end of the turn would take away. */
export const lostWord = (l: Lost, t: Translate): string =>
  t('praga-lost', {
    what: l.what,
    grid: l.grid ?? 'none',
    action: l.action ?? 'none',
    count: l.count ?? 1,
    region: l.region ?? 0,
    effect: l.effect ?? 'none',
  });

export const titleBlock = (): readonly BlockCell[] => [];
const ROMAN = ['', 'I', 'II'] as const;
const turnsEach = (view: PragaView): number => (view.seats[0]?.turns ?? 0) + (view.turns_left[0] ?? 0);
export const round = (view: PragaView, t: Translate): string =>
  t('praga-ui-round', { round: Math.min(view.round, turnsEach(view)), of: turnsEach(view), era: ROMAN[view.era] });
export const turn = (number: number, t: Translate): string => t('praga-ui-turn-title', { turn: number });

/** The position in a short paragraph, for who cannot see it. */
export function summary(view: PragaView, t: Translate, names: readonly string[]): string {
  const last = view.last
    ? t('praga-ui-summary-last', { name: names[view.last.seat] ?? '', tile: tileName(view.last.tile, t), place: placeName(view.last.place, t) })
    : '';
  const seats = view.seats.map((s, i) =>
    t('praga-ui-summary-seat', {
      name: names[i] ?? '',
      score: s.score,
      gold: s.gold,
      stone: s.stone,
      region: s.region,
      mines: s.mines,
      quarries: s.quarries,
      technology: s.technology,
      university: s.university,
      hunger: s.hunger_wall.row,
      cathedral: s.cathedral.row,
    }),
  );
  return [t('praga-ui-summary', { round: view.round, era: ROMAN[view.era] }), last, ...seats].filter(Boolean).join(t('shell-sentence-separator'));
}
