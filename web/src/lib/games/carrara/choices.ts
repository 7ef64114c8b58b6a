/** The choices of the decision bar, in order: what a digit picks, what a button says, what a screen reader hears. */
import { capital } from '$lib/table/phrases';
import type { GameContext } from '../types';
import { COLOURS, type Colour } from './box';
import type { CarraraHand } from './hand.svelte';
import { buildable, type Move } from './moves';
import { actionWords, cityName, marbleWords, moveWords, objectName, scoringName, tileName, upgradeName } from './words';
import type { CarraraView } from './view';
import { yieldFrom, type Yield } from './yields';

export interface Choice {
  readonly id: string;
  /** A letter that picks it, besides its digit. */
  readonly key?: string;
  readonly label: string;
  /** The same in full, for who cannot see the drawing beside it. */
  readonly words: string;
  readonly pressed: boolean;
  /** What the pointer is on while it is over this choice. */
  readonly points?: string;
  readonly colour?: Colour;
  readonly tile?: string;
  readonly object?: string;
  readonly city?: string;
  readonly price?: number;
  readonly yield?: Yield;
  /** Opens a list instead of doing something. */
  readonly opens?: boolean;
  pick(): void;
}

type Context = GameContext<CarraraView>;

/** List what may be chosen now. */
export function choicesOf(c: CarraraHand, context: Context): readonly Choice[] {
  if (!c.active) return [];
  const { view, t } = context;
  const m = c.moves;
  if (m.chance.length) return chanceChoices(c, context);
  if (c.blind && m.pays.size)
    return [...m.pays].map(([colour, move]) => ({
      id: `pay ${colour}`,
      label: '',
      words: actionWords(move, context),
      pressed: chosen(c, move),
      colour,
      pick: () => c.choose(move, 'pay'),
    }));
  if (m.pays.size || (c.site && c.payments.length > 1)) return payChoices(c, context);
  if (m.upgrades.size)
    return [...m.upgrades].map(([which, u]) => {
      const label = upgradeName(view, u.upgrade, t);
      return {
        id: `upgrade ${which}`,
        label,
        words: moveWords(u, c.seat, context),
        pressed: chosen(c, u),
        points: `${u.what} ${which}`,
        pick: () => c.upgrade(which),
      };
    });
  if (c.building) return placeChoices(c, context);
  if (c.menu === 'build') return tileChoices(c, context);
  if (c.menu === 'score') return scoreChoices(c, context);
  const out: Choice[] = [];
  const plain = (kind: string, key: string): void => {
    const move = m.plain.get(kind);
    if (move)
      out.push({
        id: kind,
        key,
        label: t(`carrara-ui-do-${kind}`),
        words: moveWords(move, c.seat, context),
        pressed: chosen(c, move),
        points: kind,
        pick: () => c.plain(kind),
      });
  };
  if (m.buys.size || c.buying) out.push(...buyChoices(c, context));
  if (!c.buying) {
    plain('rotate', 'r');
    const stay = m.plain.get('stay');
    if (stay)
      out.push({
        id: 'stay',
        key: 's',
        label: t('carrara-ui-do-stay'),
        words: moveWords(stay, c.seat, context),
        pressed: false,
        points: 'stay',
        pick: () => c.plain('stay'),
      });
    const tiles = buildable(m).length;
    if (tiles)
      out.push({
        id: 'build',
        key: 'b',
        label: t('carrara-ui-do-build', { count: tiles }),
        words: t('carrara-ui-do-build-words', { count: tiles }),
        pressed: false,
        opens: true,
        pick: () => c.open('build'),
      });
    if (m.scores.size)
      out.push({
        id: 'score',
        key: 'w',
        label: t('carrara-ui-do-score', { count: m.scores.size }),
        words: t('carrara-ui-do-score-words', { count: m.scores.size }),
        pressed: false,
        opens: true,
        pick: () => c.open('score'),
      });
  }
  plain('relief', 'r');
  for (const [kind, move] of m.purchases) {
    const label = capital(objectName(kind, t));
    out.push({
      id: `purchase ${kind}`,
      label,
      words: moveWords(move, c.seat, context),
      pressed: chosen(c, move),
      points: `object ${kind}`,
      object: kind,
      price: view.price,
      pick: () => c.purchase(kind),
    });
  }
  plain('announce', 'a');
  plain('done', 'd');
  plain('end', 'e');
  return out;
}

const chosen = (c: CarraraHand, move: Move): boolean => c.draft?.kind === 'single' && c.draft.move.text === move.text;

function chanceChoices(c: CarraraHand, context: Context): Choice[] {
  const { t, view } = context;
  const random: Choice = {
    id: 'chance ?',
    key: 'r',
    label: t('carrara-ui-draw-random'),
    words: t('carrara-ui-draw-random'),
    pressed: false,
    pick: () => void c.draw(`${c.moves.chance[0]!.text.split(' ')[0]} ?`),
  };
  const named = c.moves.chance.map((m): Choice => {
    const colour = COLOURS.find((k) => k === m.id);
    const label = colour ? t(`carrara-colour-${colour}`) : view.tiles[m.id] ? tileName(view, m.id, t) : m.id;
    return {
      id: `chance ${m.id}`,
      label,
      words: actionWords(m, context),
      pressed: false,
      ...(colour && { colour }),
      ...(view.tiles[m.id] && { tile: m.id }),
      pick: () => void c.draw(m.text),
    };
  });
  return [random, ...named];
}

/** One button for each colour of each segment; once a segment is chosen, only of that. */
function buyChoices(c: CarraraHand, { view, t }: Context): Choice[] {
  const out: Choice[] = [];
  view.wheel.forEach((s, i) => {
    if (c.buying && c.buying.segment !== i) return;
    for (const colour of COLOURS) {
      const taken = c.takenOf(i, colour);
      if (!s.blocks[colour] || !(taken || c.mayTake(i, colour))) continue;
      const price = c.costOf(i, colour);
      out.push({
        id: `buy ${s.segment} ${colour}`,
        label: c.buying ? (s.blocks[colour] > 1 ? `${taken}/${s.blocks[colour]}` : '') : s.segment,
        words: t('carrara-ui-take', { segment: s.segment, colour: t(`carrara-colour-${colour}`), price, left: s.blocks[colour], taken }),
        pressed: taken > 0,
        points: `segment ${i}`,
        colour,
        price,
        pick: () => c.take(i, colour),
      });
    }
  });
  return out;
}

function tileChoices(c: CarraraHand, { view, t }: Context): Choice[] {
  return buildable(c.moves).map((tile) => {
    const cities = c.moves.builds.get(tile)?.size ?? 0;
    const old = c.moves.rebuilds.get(tile)?.length ?? 0;
    return {
      id: `tile ${tile}`,
      label: tileName(view, tile, t),
      words: t('carrara-ui-tile-choice', { tile: tileName(view, tile, t), cities, old }),
      pressed: false,
      points: `tile ${tile}`,
      tile,
      pick: () => c.pickTile(tile),
    };
  });
}

/** The cities a building may stand in, then the own buildings it may replace. */
function placeChoices(c: CarraraHand, context: Context): Choice[] {
  const { view, t } = context;
  const b = c.building!;
  const tile = view.tiles[b.tile];
  const promise = (city: string): Yield => {
    const worth = view.seats[c.seat]?.values[city];
    const n = (tile?.cost ?? 0) * (worth?.value ?? 0);
    return { points: worth?.currency === 'vp' ? n : 0, coins: worth?.currency === 'coins' ? n : 0, objects: [], tiles: [] };
  };
  const out: Choice[] = [];
  for (const [city, move] of c.moves.builds.get(b.tile) ?? []) {
    const y = promise(city);
    out.push({
      id: `city ${city}`,
      label: cityName(city, t),
      words: moveWords(move, c.seat, context),
      pressed: b.city === city && b.old === null,
      points: `city ${city}`,
      city,
      yield: y,
      pick: () => c.pickCity(city),
    });
  }
  for (const r of c.replaceable) {
    const y = promise(r.city);
    out.push({
      id: `old ${r.old}`,
      label: t('carrara-ui-replace', { old: tileName(view, r.old, t) }),
      words: moveWords(r, c.seat, context),
      pressed: b.old === r.old,
      points: `old ${r.old}`,
      city: r.city,
      yield: y,
      pick: () => c.pickOld(r.old),
    });
  }
  return out;
}

function payChoices(c: CarraraHand, { t }: Context): Choice[] {
  const out: Choice[] = COLOURS.filter((k) => c.payments.some((w) => w[k] > 0)).map((colour) => ({
    id: `pay ${colour}`,
    label: `${c.payment?.[colour] ?? 0}/${c.stock[colour]}`,
    words: t('carrara-ui-pay', { colour: t(`carrara-colour-${colour}`), paid: c.payment?.[colour] ?? 0, stock: c.stock[colour] }),
    pressed: (c.payment?.[colour] ?? 0) > 0,
    colour,
    pick: () => c.pay(colour),
  }));
  const [cheapest] = c.payments;
  if (cheapest && c.payment !== cheapest)
    out.push({
      id: 'pay cheapest',
      key: 'c',
      label: t('carrara-ui-pay-cheapest'),
      words: t('carrara-ui-pay-cheapest-words', { marble: marbleWords(cheapest, t) }),
      pressed: false,
      pick: () => c.payCheapest(),
    });
  return out;
}

function scoreChoices(c: CarraraHand, context: Context): Choice[] {
  return [...c.moves.scores.values()].map((s) => {
    const y = yieldFrom(s.preview, c.seat);
    const label = scoringName(s.what, s.which, context.t);
    return {
      id: `score ${s.what} ${s.which}`,
      label,
      words: moveWords(s, c.seat, context),
      pressed: chosen(c, s),
      points: `${s.what} ${s.which}`,
      yield: y,
      pick: () => c.score(s.what, s.which),
    };
  });
}
