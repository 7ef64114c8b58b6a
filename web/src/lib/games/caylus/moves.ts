/**
 * From the server's list of legal actions to things that can be pointed at or pressed. A `spot` names a place on the
 * sheet: `road:3`, `special:gate`, `castle`, `stone:7` (the provost's road), `favour:deniers:3`, `stock:mason`. Nothing here
 * knows a rule of the game.
 */
import type { Json, LegalAction } from '$lib/api/types';
import type { Kind } from './shape';
import { LINES, RESOURCES, SPECIAL_IDS, type LineName, type Resource } from './tables';
import { previewOf, type CaylusView, type Preview } from './view';

export type { Kind };

export interface Choice {
  readonly text: string;
  readonly kind: Kind;
  readonly fields: Readonly<Record<string, Json>>;
  readonly preview: Preview;
  /** Where on the sheet it can be pointed at; null: only a button. */
  readonly spot: string | null;
}

/** Actions that end a decision without using it; they stand last and apart. */
const CLOSING: ReadonlySet<string> = new Set(['pass', 'skip', 'done']);
export const isClosing = (c: Choice): boolean => CLOSING.has(c.kind);
/** Decisions with so many places that the board, not the bar, is pointed at where there is room. */
export const isPlacing = (c: Choice): boolean => c.kind === 'worker' || c.kind === 'move';

const PLACES: Readonly<Record<string, string>> = { 'trading-post': 'trading_post', guild: 'merchants_guild', joust: 'joust_field' };
/** The id of a special building in the component table, from its name in the notation or the table. */
export const specialId = (place: string): string => PLACES[place] ?? place;

/** Where a place of a worker lies on the sheet. */
export function placeSpot(place: string, space: number | null): string {
  if (place === 'castle') return 'castle';
  return place === 'road' ? `road:${space}` : `special:${specialId(place)}`;
}

function spotOf(a: LegalAction, view: CaylusView): string | null {
  const f = a.fields;
  switch (f.kind) {
    case 'worker':
    case 'move':
      return placeSpot(f.place as string, f.space as number | null);
    case 'provost':
      return `stone:${view.provost + Number(f.steps)}`;
    case 'build':
      return `stock:${f.building as string}`;
    case 'site':
    case 'transform':
      return `road:${f.space as number}`;
    case 'favour':
      return f.column === null ? null : `favour:${f.line as string}:${f.column as number}`;
    default:
      return null;
  }
}

const FARMS: Readonly<Record<string, string>> = { wood_farm_food: 'food-farm', wood_farm_cloth: 'cloth-farm' };
/** How a building is called in the notation. */
const wordOf = (building: string): string => FARMS[building] ?? building.replace(/^neutral_/, '').replaceAll('_', '-');

/** A place of the road from its notation: `mason`, `architect 14`, `14`. */
function roadOf(name: string, nth: string | undefined, view: CaylusView): string | null {
  const space = [name, nth].find((word) => word !== undefined && /^\d+$/.test(word));
  if (space) return `road:${space}`;
  const found = view.road.find((s) => s.building !== null && wordOf(s.building) === name);
  return found ? `road:${found.space}` : null;
}

/** The spot that a notation speaks of; null for what has none, or is not known. */
export function spotOfText(text: string, view: CaylusView): string | null {
  const [verb, what = '', more] = text.split(' ');
  switch (verb) {
    case 'worker':
    case 'move':
      if (what === 'castle') return 'castle';
      return SPECIAL_IDS.includes(specialId(what)) ? `special:${specialId(what)}` : roadOf(what, more, view);
    case 'on':
    case 'transform':
      return roadOf(what, more, view);
    case 'provost':
      return `stone:${view.provost + Number(what)}`;
    case 'favour':
      return more === undefined ? null : `favour:${what}:${more}`;
    default:
      return null;
  }
}

const rank = (c: Choice): number => {
  const f = c.fields;
  if (isClosing(c)) return 1e6;
  switch (c.kind) {
    case 'worker':
    case 'move':
      return f.place === 'road'
        ? 100 + Number(f.space)
        : f.place === 'castle'
          ? 90
          : ['gate', 'trading_post', 'merchants_guild', 'joust_field', 'stables', 'inn'].indexOf(specialId(f.place as string));
    case 'provost':
      return Number(f.steps);
    case 'favour':
      return LINES.indexOf(f.line as LineName) * 10 + (f.column === null ? 0 : Number(f.column));
    case 'inn':
      return f.stay ? 0 : 1;
    case 'site':
    case 'transform':
      return Number(f.space);
    default:
      return 'cube' in f ? RESOURCES.indexOf(f.cube as Resource) : 0;
  }
};

/** Everything that may be done now, in the order of the board; passing, skipping and being done come last. */
export function choicesOf(legal: readonly LegalAction[], view: CaylusView): Choice[] {
  const all = legal.map((a): Choice => ({ text: a.text, kind: a.fields.kind as Kind, fields: a.fields, preview: previewOf(a), spot: spotOf(a, view) }));
  return all
    .map((c, i) => ({ c, i }))
    .sort((a, b) => rank(a.c) - rank(b.c) || a.i - b.i)
    .map(({ c }) => c);
}
