/** Where a spot lies on the sheet: the rectangle that glows, is pressed, or is ringed by the log. */
import type { Rect } from '$lib/art/pen';
import { partOn, sectionOn } from './castle';
import { favourCell, type Layout } from './layout';
import { CASTLE, LINES, SECTIONS, type LineName, type SectionName } from './tables';
import type { CaylusView } from './view';

const LEVELS = 5;

/** The rectangle of a spot in drawing units; null for what is not on the sheet (the supply) or not known. */
export function spotRect(spot: string, l: Layout, view: CaylusView): Rect | null {
  const [where, a, b] = spot.split(':');
  switch (where) {
    case 'road':
      return l.sites[Number(a)] ?? null;
    case 'stone': {
      const s = l.sites[Number(a)];
      return s && s.n > 0 ? { x: s.x + 4, y: s.stone[1] - 17, w: s.w - 8, h: 34 } : null;
    }
    case 'special':
      return l.specials[a!] ?? null;
    case 'castle': {
      const free = view.castle.workers.findIndex((w) => w === null);
      return l.yard.places[free < 0 ? l.yard.places.length - 1 : free] ?? null;
    }
    case 'favour':
      return LINES.includes(a as LineName) && Number(b) <= LEVELS && !view.options.simplified_favour ? favourCell(l.favours, a as LineName, Number(b)) : null;
    case 'section':
      return a && a in CASTLE ? sectionOn(a as SectionName, l.castle) : null;
    default:
      return null;
  }
}

/** The thing that a spot is: what lies there, by the name that cards and flights know. */
export function thingOf(spot: string, view: CaylusView): string {
  const [where, a, b] = spot.split(':');
  if (where === 'road') return `space:${a}`;
  if (where === 'favour') return `favour:${a}.${b}`;
  if (where !== 'castle') return spot;
  const free = view.castle.workers.findIndex((w) => w === null);
  return `yard:${free < 0 ? view.castle.workers.length : free + 1}`;
}

/** Where a thing lies on the sheet; null for what is not there, or is known to the page only. */
export function thingRect(thing: string, l: Layout, view: CaylusView): Rect | null {
  const [kind, id = ''] = thing.split(':');
  const [a, b] = id.split('.');
  switch (kind) {
    case 'space':
      return spotRect(`road:${id}`, l, view);
    case 'stone':
    case 'special':
    case 'section':
      return spotRect(thing, l, view);
    case 'yard':
      return l.yard.places[Number(id) - 1] ?? null;
    case 'part':
      return a && a in CASTLE ? partOn(a as SectionName, Number(b) - 1, l.castle) : null;
    case 'favour':
      return LINES.includes(a as LineName) ? favourCell(l.favours, a as LineName, Number(b)) : null;
    case 'line': {
      if (!LINES.includes(id as LineName)) return null;
      const zero = favourCell(l.favours, id as LineName, 0);
      return { x: l.favours.x, y: zero.y, w: l.favours.names, h: zero.h };
    }
    case 'favours':
      return { x: l.favours.x, y: l.favours.y, w: l.favours.w, h: l.favours.head };
    case 'passing': {
      const at = l.barges[Number(id) - 1];
      return at ? { x: at[0] - 18, y: at[1] - 12, w: 36, h: 24 } : null;
    }
    case 'bridge':
      return l.bridge;
    case 'batch':
      return l.yard.batch ? { x: l.yard.batch[0], y: l.yard.batch[1] - 12, w: 72, h: 36 } : null;
    default:
      return null;
  }
}

/** Everything on the sheet that is no place for a worker: what can only be looked at. */
export function thingsOn(l: Layout, view: CaylusView): string[] {
  const favours = view.options.simplified_favour
    ? ['favours:']
    : ['favours:', ...LINES.flatMap((line) => [`line:${line}`, ...[0, 1, 2, 3, 4, 5].map((level) => `favour:${line}.${level}`)])];
  return [
    ...SECTIONS.flatMap((id) => [`section:${id}`, ...Array.from({ length: CASTLE[id].parts }, (_, i) => `part:${id}.${i + 1}`)]),
    ...l.yard.places.map((_, i) => `yard:${i + 1}`),
    ...(l.yard.batch ? ['batch:'] : []),
    ...favours,
    'bridge:',
    ...l.barges.flatMap((_, i) => (i < Math.max(view.players, 2) ? [`passing:${i + 1}`] : [])),
    ...view.road.flatMap((s) => [`stone:${s.space}`, ...(s.building === null ? [`space:${s.space}`] : [])]),
  ];
}
