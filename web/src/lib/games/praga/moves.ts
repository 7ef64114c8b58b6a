/**
 * From the server's list of legal actions to things that can be pointed at or pressed. `spots` are the keys of the
 * drawings (pointing.ts); `path` names the lists that a choice lies in: there are too many for one bar. No rule is known here.
 */
import type { LegalAction } from '$lib/api/types';
import type { Spot } from './pointing';
import { fieldsOf, previewOf, type ActionName, type Fields, type Kind, type PragaView, type Preview } from './view';

export interface Choice {
  readonly text: string;
  readonly kind: Kind;
  readonly fields: Fields;
  readonly preview: Preview;
  readonly spots: readonly string[];
  readonly path: readonly string[];
}
/** One line of the bar: a choice, or a list that opens. */
export interface Item {
  readonly id: string;
  readonly choice: Choice | null;
  readonly members: readonly Choice[];
}

const HEXES: readonly string[] = ['mines', 'quarries', 'upgrade', 'wall', 'building', 'road'] satisfies readonly ActionName[];
/** The key of a place on the action board or in the city. */
export const placeKey = (place: string): string => (HEXES.includes(place) ? `hex ${place}` : /^w\d+$/.test(place) ? place : `city ${place}`);

function spotsOf(f: Fields, view: PragaView): readonly string[] {
  switch (f.kind) {
    case 'tile':
      return [`tile ${f.tile}`];
    case 'act':
    case 'extra':
      return [`act ${f.action}`, `hex ${f.action}`];
    case 'reward':
      return [`hex ${f.action}`];
    case 'step':
    case 'climb':
      return [`grid ${f.grid}`];
    case 'stay':
      return [];
    case 'road':
      return [`road ${f.region}`];
    case 'enter':
      return [`road ${f.region}`];
    case 'use':
      return [`use ${f.tile}`, ...(f.choice ? [useSpot(f.choice)] : [])];
    case 'claim':
      return [`seal ${f.seal}`];
    case 'choose':
      return [`choose ${f.tile}`];
    case 'take':
      return [`take ${f.tile}`];
    case 'onto':
      return [placeKey(f.place!)];
    case 'grow':
    case 'produce':
      return [`track ${f.action}`];
    case 'span':
      return [`span ${f.space}`];
    case 'token':
      return [`token ${f.tile}`];
    case 'plaza':
      return view.asked.plaza ? [`plaza ${view.asked.plaza}`] : [];
    default:
      return [];
  }
}
const useSpot = (choice: string): string => (HEXES.includes(choice) ? `act ${choice}` : choice.startsWith('P_') ? `plaza ${choice}` : `grid ${choice}`);

/** The spots at which a choice can be pointed at: in its list at the more precise ones, a plaza rather than the technology that resolves it. */
export const spotsIn = (c: Choice, inList: boolean): readonly string[] =>
  c.kind === 'use' && c.spots.length > 1 ? (inList ? c.spots.slice(1) : c.spots.slice(0, 1)) : c.spots;

function pathOf(f: Fields): readonly string[] {
  switch (f.kind) {
    case 'onto':
      return [`place ${f.place}`];
    case 'extra':
      return ['extra'];
    case 'refresh':
      return ['refresh', `refresh ${f.row}`];
    case 'claim':
      return ['claim'];
    case 'use':
      return f.choice ? [`use ${f.tile}`] : [];
    default:
      return [];
  }
}

const ORDER: readonly Kind[] = [
  'act',
  'tile',
  'take',
  'onto',
  'enter',
  'bonus',
  'reward',
  'step',
  'climb',
  'stay',
  'road',
  'choose',
  'use',
  'claim',
  'extra',
  'buy',
  'refresh',
  'pass',
  'end',
];
const rank = (c: Choice): number => {
  const i = ORDER.indexOf(c.kind);
  const tie = c.kind === 'tile' ? (c.fields.position ?? 0) : c.kind === 'onto' ? (c.fields.r ?? 0) : 0;
  return (i < 0 ? ORDER.indexOf('stay') : i) * 100 + tie;
};

const CHANCE: ReadonlySet<Kind> = new Set(['start', 'crane', 'draw', 'turn', 'side']);
/** Draws, made by whoever plans. */
export const isDraw = (c: Choice): boolean => CHANCE.has(c.kind);
/** A draw by lot, which the server makes. */
const byLot = (like: Choice): Choice => ({ ...like, text: `${like.text.split(' ')[0]} ?`, fields: { kind: like.kind } });

/** Everything that may be done now, in the order of the bar; the end of the turn comes last. */
export function choicesOf(legal: readonly LegalAction[], view: PragaView): Choice[] {
  const all = legal.map((a): Choice => {
    const fields = fieldsOf(a);
    return { text: a.text, kind: fields.kind, fields, preview: previewOf(a), spots: spotsOf(fields, view), path: pathOf(fields) };
  });
  if (all[0] && isDraw(all[0])) return [byLot(all[0]), ...all];
  return all
    .map((c, i) => ({ c, i }))
    .sort((a, b) => rank(a.c) - rank(b.c) || a.i - b.i)
    .map(({ c }) => c);
}

const within = (c: Choice, menu: readonly string[]): boolean => menu.every((id, i) => c.path[i] === id);
/** What a list shows: choices, and further lists. A list of one choice is that choice. */
export function itemsOf(choices: readonly Choice[], menu: readonly string[]): readonly Item[] {
  const lists = new Map<string, Choice[]>();
  for (const c of choices) {
    if (!within(c, menu)) continue;
    const id = c.path[menu.length] ?? c.text;
    lists.set(id, [...(lists.get(id) ?? []), c]);
  }
  return [...lists].map(([id, members]) => ({ id, members, choice: members.length === 1 ? members[0]! : null }));
}
/** Actions that end a decision without using it; they stand last and apart. */
const CLOSING: ReadonlySet<Kind> = new Set(['end', 'pass', 'stay']);
export const isClosing = (c: Choice | null): boolean => c !== null && CLOSING.has(c.kind);

/** What reveals, loses and pays nothing needs no confirmation, since it can be taken back; where a tile is placed is laid out first. */
export const isPlain = (c: Choice): boolean =>
  c.kind !== 'onto' && !c.preview.draws && !c.preview.lost.length && !c.preview.changes.some((row) => Object.values(row).some((n) => n < 0));

/** Steps that only lead to the next question, and bring nothing at all: nobody wants a word about them. The King's Road walks at once. */
export const leadsOn = (c: Choice): boolean =>
  (c.kind === 'act' || c.kind === 'extra' || c.kind === 'take') &&
  c.fields.action !== 'road' &&
  !c.preview.draws &&
  !c.preview.moves.length &&
  c.preview.changes.every((row) => Object.keys(row).length === 0);

/** The one way to go on, in notation: where the rules leave a single choice that reveals and loses nothing and ends no turn. */
export function forced(choices: readonly Choice[]): readonly string[] | null {
  const [only, ...others] = choices;
  return only && !others.length && isPlain(only) && !isDraw(only) && only.kind !== 'end' ? [only.text] : null;
}

/** A tile of a row is pointed at before its action was chosen: both at once, where the action may be done. */
export function rowChain(key: string, choices: readonly Choice[]): readonly string[] | null {
  const tile = /^take ([UWB])/.exec(key);
  const action = tile && ROW_ACTION[tile[1]!];
  const act = choices.find((c) => c.kind === 'act' && c.fields.action === action) ?? choices.find((c) => c.kind === 'extra' && c.fields.action === action);
  return act ? [act.text, key] : null;
}
const ROW_ACTION: Readonly<Record<string, ActionName>> = { U: 'upgrade', W: 'wall', B: 'building' };

/** The rotation that meets most, the first of equals. */
export function bestTurn(choices: readonly Choice[]): Choice | null {
  const worth = (c: Choice): number => c.preview.matches.reduce((n, m) => n + m.gain.length, 0);
  return choices.reduce<Choice | null>((best, c) => (best && worth(best) >= worth(c) ? best : c), null);
}

/** What pointing at something would mean now, in notation; null if it would mean nothing. */
export function attempt(key: string, view: PragaView): string | null {
  const [kind, what = ''] = key.split(' ');
  const { phase } = view;
  switch (kind) {
    case 'hex':
      return phase === 'onto' ? `onto ${what} r0` : `act ${what}`;
    case 'city':
      return phase === 'onto' ? `onto ${what} r0` : null;
    case 'grid':
      return `climb ${what}`;
    case 'track':
      return phase === 'free' ? `act ${what}` : phase === 'grow' || phase === 'produce' ? `${phase} ${what}` : null;
    case 'road':
      return phase === 'free' && Number(what) <= 3 ? `road ${what} free${what === '1' ? ' stone' : ''}` : phase === 'free' ? 'act road' : null;
    case 'seal':
      return `claim ${key}`;
    case 'plaza':
      return phase === 'plaza' ? 'plaza top' : null;
    case 'take':
      return phase === 'free' && ROW_ACTION[what[0]!] ? `act ${ROW_ACTION[what[0]!]}` : key;
    case 'tile':
    case 'act':
    case 'span':
    case 'choose':
    case 'token':
    case 'use':
      return key;
    default:
      return /^w\d+$/.test(key) && phase === 'onto' ? `onto ${key} r0` : null;
  }
}

/** So many places the bar lists at most; more are pointed at. */
export const LISTED = 12;
/** Places for the tile in hand have the numbers of their lines in the bar, and are called as these are. */
export function numberPlaces(spots: Map<string, Spot>, items: readonly Item[], words: (item: Item) => string): void {
  if (items.length > LISTED) return;
  items.forEach((item, i) => {
    const [first] = item.members;
    const spot = first?.kind === 'onto' ? spots.get(first.spots[0]!) : undefined;
    if (spot) spots.set(spot.key, { ...spot, number: i + 1, label: `${i + 1} ${words(item)}` });
  });
}
