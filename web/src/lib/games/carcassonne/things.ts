/** The things of the town by the names that the page, cards and flights know them by. */
import { path } from '$lib/art/pen';
import { fieldPatch } from './regions';
import { segmentParts, segmentsOf, shapeOf } from './shapes';
import { cellKey, type CarcassonneView, type Feature, type Meeple } from './view';

export const tileThing = (at: { readonly x: number; readonly y: number }): string => `tile:${at.x},${at.y}`;
export const cellThing = (at: { readonly x: number; readonly y: number }): string => `cell:${at.x},${at.y}`;
export const figureThing = (m: Pick<Meeple, 'x' | 'y' | 'segment'>): string => `figure:${m.x},${m.y},${m.segment}`;
export const supplyThing = (seat: number): string => `good:${seat}.meeples`;
/** A feature by its type: `city:12`, `field:3`. */
export const featureThing = (f: Pick<Feature, 'type' | 'id'>): string => `${f.type}:${f.id}`;

/** Kind and id of a thing. */
export function thingParts(thing: string): readonly [kind: string, id: string] {
  const colon = thing.indexOf(':');
  return [thing.slice(0, colon), thing.slice(colon + 1)];
}

/** The column and row in an id such as `3,-1` or `3,-1,city.0`. */
export function cellIn(id: string): readonly [x: number, y: number] | null {
  const [x, y] = id.split(',').map(Number);
  return x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y) ? null : [x, y];
}

/** The cells of those things that are tiles. */
export function cellsOf(things: Iterable<string>): readonly { readonly x: number; readonly y: number }[] {
  return [...things].flatMap((thing) => {
    const [kind, id] = thingParts(thing);
    const cell = kind === 'tile' ? cellIn(id) : null;
    return cell ? [{ x: cell[0], y: cell[1] }] : [];
  });
}

/** The feature of every segment on the table, by `x,y,segment`. */
export const featuresBySegment = (view: CarcassonneView): ReadonlyMap<string, Feature> =>
  new Map(view.features.flatMap((f) => f.segments.map(([x, y, segment]): [string, Feature] => [`${cellKey(x, y)},${segment}`, f])));

export interface Region {
  readonly segment: string;
  readonly d: string;
  /** A middle line to be pointed at, and no area. */
  readonly line: boolean;
}
const known = new Map<string, readonly Region[]>();

/** What of a turned tile belongs to each segment; what lies above comes later. */
export function regionsOf(kind: string, r: number): readonly Region[] {
  const key = `${kind}${r}`;
  let found = known.get(key);
  if (!found)
    known.set(
      key,
      (found = segmentsOf(kind)
        .map((segment) => region(kind, r, segment))
        .sort((a, b) => RANK[typeOf(a)] - RANK[typeOf(b)])),
    );
  return found;
}
const typeOf = (one: Region): keyof typeof RANK => segmentParts(one.segment).type;
const RANK = { field: 0, road: 1, city: 2, cloister: 3 } as const;

function region(kind: string, r: number, segment: string): Region {
  const shape = shapeOf(kind, r);
  const { type, index } = segmentParts(segment);
  if (type === 'field') return { segment, line: false, d: fieldPatch(kind, r, index) };
  if (type === 'city') return { segment, line: false, d: `${path(shape.cities[index]!.area)}Z` };
  if (type === 'road') return { segment, line: true, d: path(shape.roads[index]!.line) };
  const [x, y] = shape.cloister!;
  return { segment, line: false, d: `M${x - 24},${y}a24,22 0 1 0 48,0a24,22 0 1 0 -48,0Z` };
}
