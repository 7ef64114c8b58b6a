/**
 * What happened between two positions, told by the log's entries in their order: workers walk to their places, coins and
 * cubes fly, points rise where they were made, the provost walks. Nothing is told of what is counted at the end.
 */
import type { StoryEntry } from '$lib/api/types';
import type { Flight, Gain, Happening, Told } from '../types';
import { unnamed } from './change';
import { phaseHappening } from './phases';
import { specialId } from './moves';
import { coinSketch, crownSketch, markSketch, wareSketch, workerSketch } from './sketches';
import { BUILDINGS, listed, RESOURCES, type Amounts, type Resource, type SectionName } from './tables';
import { STEP } from './walking';
import { built, sectionOf, workersOn, type CaylusView } from './view';

/** Milliseconds at the calm pace: a flight, points that rise. */
const FLIGHT = 900;
const POINTS = 1200;
const BRIEF = 350;

interface Scene {
  readonly before: CaylusView;
  readonly after: CaylusView;
  /** Houses that this step has added to each section so far. */
  readonly added: Record<SectionName, number>;
}
type Args = Readonly<Record<string, unknown>>;

const number = (args: Args, name: string): number => (typeof args[name] === 'number' ? args[name] : 0);
const text = (args: Args, name: string): string => (typeof args[name] === 'string' ? args[name] : '');
const purse = (seat: number): string => `good:${seat}.deniers`;

const coins = (from: string, to: string, count: number): Flight[] => (count > 0 ? [{ from, to, sketch: coinSketch(), count }] : []);
const cubes = (from: (w: Resource) => string, to: (w: Resource) => string, counts: Amounts): Flight[] =>
  RESOURCES.flatMap((w) => ((counts[w] ?? 0) > 0 ? [{ from: from(w), to: to(w), sketch: wareSketch(w), count: counts[w] }] : []));
/** Cubes of a seat go to a thing, or come from it. */
const gives = (seat: number, to: string, counts: Amounts): Flight[] =>
  cubes(
    (w) => `good:${seat}.${w}`,
    () => to,
    counts,
  );
const gets = (seat: number, from: string, counts: Amounts): Flight[] =>
  cubes(
    () => from,
    (w) => `good:${seat}.${w}`,
    counts,
  );
const gain = (at: string, entry: StoryEntry, cause: string): Gain[] =>
  entry.points && entry.seat !== null ? [{ at, seat: entry.seat, points: entry.points, cause }] : [];
const scored = (at: string, entry: StoryEntry, cause: string): Happening[] => {
  const gains = gain(at, entry, cause);
  return gains.length ? [{ gains, things: [at], sound: 'score', time: POINTS }] : [];
};

/** A place for workers, and the worker of a seat on it as it stands now. */
function placeOf(args: Args): string {
  const place = text(args, 'place');
  if (place === 'castle') return 'yard:1';
  return place === 'road' || !place ? `space:${number(args, 'space')}` : `special:${specialId(place)}`;
}
function workerOn(args: Args, seat: number, view: CaylusView): string {
  const place = text(args, 'place');
  if (place === 'road') return `worker:road.${number(args, 'space')}`;
  if (place === 'castle') return `worker:yard.${view.castle.workers.indexOf(seat) + 1}`;
  const id = specialId(place);
  return `worker:${id}.${Math.max(0, workersOn(view, id).indexOf(seat)) + 1}`;
}

/** What a seat has paid of a price, as far as its goods are fewer now. */
function paid(cost: Amounts, seat: number, { before, after }: Scene): Amounts {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (!was || !is) return {};
  const less = (w: string): number => (w === 'deniers' ? was.deniers - is.deniers : (was.cubes[w as Resource] ?? 0) - (is.cubes[w as Resource] ?? 0));
  return Object.fromEntries(listed(cost).flatMap(([w, n]) => (less(w) > 0 ? [[w, Math.min(n, less(w))]] : [])));
}
const pays = (cost: Amounts, seat: number, to: string, scene: Scene): Flight[] => {
  const due = paid(cost, seat, scene);
  return [...coins(purse(seat), to, due.deniers ?? 0), ...gives(seat, to, due)];
};

type Teller = (args: Args, seat: number, entry: StoryEntry, scene: Scene) => readonly Happening[];

/** A cube for deniers at a building, or the other way round. */
const traded =
  (way: 'sold' | 'bought'): Teller =>
  (args, seat) => {
    const at = `space:${number(args, 'space')}`;
    const [cube, deniers] = [{ [text(args, 'cube')]: 1 }, number(args, 'deniers')];
    const flights =
      way === 'sold' ? [...gives(seat, at, cube), ...coins(at, purse(seat), deniers)] : [...coins(purse(seat), at, deniers), ...gets(seat, at, cube)];
    return [{ flights, things: [at], sound: 'coin', time: FLIGHT }];
  };

const TELLERS: Readonly<Record<string, Teller>> = {
  turn: () => [{ things: ['turn:'], sound: 'turn', time: BRIEF }],
  income: (args, seat) => [{ flights: coins('phase:1', purse(seat), number(args, 'deniers')), things: [purse(seat)], sound: 'coin', time: FLIGHT }],
  worker: (args, seat, _entry, { after }) => [
    {
      flights: [{ from: `good:${seat}.workers`, to: workerOn(args, seat, after) }, ...coins(purse(seat), placeOf(args), number(args, 'price'))],
      things: [placeOf(args)],
      sound: 'figure',
      time: FLIGHT,
    },
  ],
  visitor: (args, _seat, entry) => scored(placeOf(args), entry, 'visitors'),
  pass: (args, seat) => {
    const to = `passing:${number(args, 'number')}`;
    return [{ flights: [{ from: `seat:${seat}`, to, sketch: markSketch(seat) }], things: [to], sound: 'lay', time: FLIGHT * 0.8 }];
  },
  'first-pass': (args, seat) => [{ flights: coins('passing:1', purse(seat), number(args, 'deniers')), sound: 'coin', time: FLIGHT * 0.8 }],
  gate: (args, seat, _entry, { after }) => [
    { flights: [{ from: 'special:gate', to: workerOn(args, seat, after) }], things: ['special:gate', placeOf(args)], sound: 'figure', time: FLIGHT },
  ],
  'trading-post': (args, seat) => [
    { flights: coins('special:trading_post', purse(seat), number(args, 'deniers')), things: ['special:trading_post'], sound: 'coin', time: FLIGHT },
  ],
  provost: (args, seat) => [
    {
      flights: coins(purse(seat), 'provost:', number(args, 'deniers')),
      things: ['provost:', `stone:${number(args, 'to')}`],
      sound: 'figure',
      time: BRIEF + STEP * Math.abs(number(args, 'steps')),
    },
  ],
  bailiff: (args) => [
    { things: ['bailiff:', `stone:${number(args, 'to')}`], sound: 'figure', time: BRIEF + STEP * Math.abs(number(args, 'to') - number(args, 'from')) },
  ],
  joust: (args, seat) => [
    {
      flights: [...coins(purse(seat), 'special:joust_field', number(args, 'deniers')), ...gives(seat, 'special:joust_field', { cloth: number(args, 'cloth') })],
      things: ['special:joust_field'],
      sound: 'coin',
      time: FLIGHT,
    },
  ],
  stables: () => [{ things: ['special:stables', 'order:'], sound: 'lay', time: FLIGHT * 0.7 }],
  inn: () => [{ things: ['special:inn'], sound: 'figure', time: BRIEF }],
  idle: (args, seat) => [
    {
      flights: [{ from: `space:${number(args, 'space')}`, to: `good:${seat}.workers`, sketch: workerSketch(seat) }],
      things: [`space:${number(args, 'space')}`],
      sound: 'figure',
      time: FLIGHT * 0.7,
    },
  ],
  unused: (args) => [{ things: [placeOf(args)], time: BRIEF }],
  produce: (args, seat) => {
    const at = `space:${number(args, 'space')}`;
    const counts = Object.fromEntries(RESOURCES.map((w) => [w, number(args, w)]));
    return [{ flights: gets(seat, at, counts), things: [at], sound: 'lay', time: FLIGHT }];
  },
  bonus: (args, seat) => {
    const at = `space:${number(args, 'space')}`;
    return [{ flights: gets(seat, at, { [text(args, 'cube')]: 1 }), things: [at], sound: 'lay', time: FLIGHT }];
  },
  sell: traded('sold'),
  buy: traded('bought'),
  offer: (args, seat, entry) => {
    const at = `space:${number(args, 'space')}`;
    const [what, count] = [text(args, 'paid'), number(args, 'count')];
    const flights = [
      ...(what === 'deniers' ? coins(purse(seat), at, count) : gives(seat, at, { [what]: count })),
      ...gets(seat, at, { gold: number(args, 'gold') }),
    ];
    const gains = gain(at, entry, text(args, 'building'));
    return [{ flights, gains, things: [at], sound: gains.length ? 'score' : 'coin', time: gains.length ? POINTS : FLIGHT }];
  },
  build: (args, seat, entry, scene) => {
    const [at, id] = [`space:${number(args, 'space')}`, text(args, 'building')];
    const flights = [{ from: `stock:${id}`, to: `tile:${number(args, 'space')}` }, ...pays(BUILDINGS[id]?.cost ?? {}, seat, at, scene)];
    return [{ flights, things: [at], sound: 'build', time: FLIGHT }, ...scored(at, entry, 'buildings')];
  },
  lawyer: (args, seat, _entry, scene) => {
    const at = `space:${number(args, 'space')}`;
    return [{ flights: pays(BUILDINGS.residence!.cost, seat, at, scene), things: [at], sound: 'coin', time: FLIGHT }];
  },
  residence: (args, _seat, entry) => {
    const space = number(args, 'space');
    return [
      { flights: [{ from: 'stock:residence', to: `tile:${space}` }], things: [`space:${space}`], sound: 'build', time: FLIGHT },
      ...scored(`space:${space}`, entry, 'residences'),
    ];
  },
  batch: (args, seat, entry, scene) => {
    const section = text(args, 'section') as SectionName;
    const stood = sectionOf(scene.before, section);
    const nth = (stood ? built(stood) : 0) + ++scene.added[section];
    const part = `part:${section}.${nth}`;
    const counts = Object.fromEntries(RESOURCES.map((w) => [w, number(args, w)]));
    return [
      {
        flights: [...gives(seat, part, counts), { from: `seat:${seat}`, to: `house:${section}.${nth}` }],
        gains: gain(part, entry, 'castle'),
        things: [part],
        sound: 'build',
        time: POINTS,
      },
    ];
  },
  'no-batch': (_args, _seat, entry) => scored('batch:', entry, 'penalty'),
  'best-builder': (_args, seat) => [{ flights: [{ from: 'batch:', to: `seat:${seat}`, sketch: crownSketch }], sound: 'score', time: FLIGHT }],
  section: (args) => [{ things: [`section:${text(args, 'section')}`], sound: 'turn', time: FLIGHT }],
  'section-penalty': (args, _seat, entry) => scored(`section:${text(args, 'section')}`, entry, 'penalty'),
  'section-favours': (args, seat) => [
    {
      flights: [{ from: `section:${text(args, 'section')}`, to: `seat:${seat}`, sketch: crownSketch, count: number(args, 'favours') }],
      things: [`section:${text(args, 'section')}`],
      time: number(args, 'favours') ? FLIGHT : BRIEF,
    },
  ],
  favour: (args, seat, _entry, { before }) => {
    const line = text(args, 'line') as keyof CaylusView['seats'][number]['favours'];
    const from = before.seats[seat]?.favours[line] ?? 0;
    const to = number(args, 'level');
    const flights = from === to ? [] : [{ from: `favour:${line}.${from}`, to: `marker:${seat}.${line}` }];
    return [{ flights, things: [`favour:${line}.${to}`], sound: 'lay', time: FLIGHT * 0.8 }];
  },
  'favour-points': (args, _seat, entry) => scored(square(args), entry, 'favours'),
  'favour-simple': (_args, seat, entry) => scored(`seat:${seat}`, entry, 'favours'),
  'favour-deniers': (args, seat) => [
    { flights: coins(square(args), purse(seat), number(args, 'deniers')), things: [square(args)], sound: 'coin', time: FLIGHT },
  ],
  'favour-cube': (args, seat) => [{ flights: gets(seat, square(args), { [text(args, 'cube')]: 1 }), things: [square(args)], sound: 'lay', time: FLIGHT }],
  'favour-swap': (args, seat) => [
    { flights: gives(seat, 'favour:resources.4', { [text(args, 'cube')]: 1 }), things: ['favour:resources.4'], sound: 'lay', time: FLIGHT },
  ],
};
const square = (args: Args): string => `favour:${text(args, 'line')}.${number(args, 'column')}`;

/** Deeds that everybody does at once are shown together. */
const TOGETHER: ReadonlySet<string> = new Set(['income', 'idle']);

const merged = (one: Happening, more: Happening): Happening => ({
  ...one,
  flights: [...(one.flights ?? []), ...(more.flights ?? [])],
  things: [...(one.things ?? []), ...(more.things ?? [])],
});

export function happened(before: CaylusView, after: CaylusView, told: Told): readonly Happening[] {
  const scene: Scene = { before, after, added: { dungeon: 0, walls: 0, towers: 0 } };
  const out: Happening[] = [];
  let last = '';
  for (const entry of told.story) {
    const name = entry.key.replace('caylus-log-', '');
    const found = TELLERS[name]?.(entry.args, entry.seat ?? -1, entry, scene) ?? [];
    if (name === last && TOGETHER.has(name) && out.length && found[0]) out.push(merged(out.pop()!, found[0]));
    else out.push(...found);
    last = name;
  }
  return [...unnamed(before, after, out), ...out, ...phaseHappening(before, after)];
}
