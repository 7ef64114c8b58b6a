/**
 * What happened between two positions, as the log tells it: marble goes behind the screen, coins come and go, a building
 * moves from its site into its city, points rise from what was scored. The wheel turns by itself in its happening's time.
 */
import type { StoryEntry } from '$lib/api/types';
import type { Flight, Gain, Happening, Sketch, Told } from '../types';
import { COLOURS, OBJECTS } from './box';
import { blockPicture, coinPicture, facadePicture, objectPicture } from './cards/pictures';
import { screen } from './screen.svelte';
import type { CarraraView } from './view';

/** Milliseconds at the calm pace. */
const TIME = { turn: 900, fall: 600, buy: 900, build: 1100, reveal: 600, score: 1500, small: 700 } as const;
/** Pieces that are seen flying for a number of coins. */
const COINS = 5;

type Args = Readonly<Record<string, unknown>>;
interface Scene {
  readonly before: CarraraView;
  readonly after: CarraraView;
}
type Teller = (args: Args, seat: number, entry: StoryEntry, scene: Scene) => Happening | null;

const number = (args: Args, name: string): number => (typeof args[name] === 'number' ? args[name] : 0);
const text = (args: Args, name: string): string => (typeof args[name] === 'string' ? args[name] : '');

/** Where a seat keeps a good: its number if that is open, else the screen. */
function purse(seat: number, good: string, { after }: Scene): string {
  const own = after.seats[seat];
  return own?.coins === null || own?.coins === undefined ? `screen:${seat}` : `good:${seat}.${good}`;
}
const fly = (from: string, to: string, sketch: Sketch, count: number): Flight[] => (count > 0 ? [{ from, to, sketch, count }] : []);
const coins = (from: string, to: string, count: number): Flight[] => fly(from, to, coinPicture(), Math.min(COINS, count));
const gain = (at: string, seat: number, { points }: StoryEntry, cause: string): Gain[] => (points ? [{ at, seat, points, cause }] : []);

/** The objectives with which a seat is further than it was. */
const nearer = (seat: number, { before, after }: Scene): string[] =>
  (after.seats[seat]?.objectives ?? []).flatMap((now) => {
    const was = before.seats[seat]?.objectives.find((one) => one.class === now.class);
    return now.have !== null && was && now.have !== was.have ? [`objective:${now.class}`] : [];
  });

const buy: Teller = (args, seat, _entry, scene) => {
  const segment = text(args, 'segment');
  const taken = COLOURS.filter((k) => number(args, k) > 0);
  return {
    flights: [
      ...coins(purse(seat, 'coins', scene), `segment:${segment}`, number(args, 'coins')),
      ...taken.flatMap((k) => fly(`block:${segment}.${k}`, purse(seat, k, scene), blockPicture(k), number(args, k))),
    ],
    things: [`segment:${segment}`, ...taken.map((k) => `block:${segment}.${k}`)],
    sound: number(args, 'coins') ? 'coin' : 'lay',
    time: TIME.buy,
  };
};

const build: Teller = (args, seat, _entry, scene) => {
  const tile = text(args, 'tile');
  const picture = facadePicture(text(args, 'type'), number(args, 'cost'));
  // the building itself flies where its city is on the sheet, a picture of it to the small cities of its seat otherwise
  const moves = screen.shown === seat ? { from: `tile:${tile}`, to: `tile:${tile}` } : { from: `tile:${tile}`, to: `cities:${seat}`, sketch: picture };
  return {
    flights: [moves, ...COLOURS.flatMap((k) => fly(purse(seat, k, scene), 'bag:', blockPicture(k), number(args, k)))],
    things: [`tile:${tile}`, `cities:${seat}`, ...nearer(seat, scene)],
    sound: 'build',
    time: TIME.build,
  };
};

const score: Teller = (args, seat, entry, scene) => {
  const what = text(args, 'what');
  const at = `${what}:${text(args, 'which')}`;
  const tiles = Array.isArray(args.tiles) ? args.tiles.filter((one): one is string => typeof one === 'string') : [];
  return {
    flights: [
      ...coins(at, purse(seat, 'coins', scene), number(args, 'coins')),
      ...OBJECTS.flatMap((kind) => fly(`object:${kind}`, purse(seat, kind, scene), objectPicture(kind), number(args, kind))),
    ],
    gains: gain(at, seat, entry, what),
    things: [at, ...tiles.map((tile) => `tile:${tile}`), `markers:${seat}`, ...nearer(seat, scene)],
    sound: 'score',
    time: TIME.score,
  };
};

const TELLERS: Readonly<Record<string, Teller>> = {
  rotate: () => ({ sound: 'turn', time: TIME.turn }),
  refill: () => ({ sound: 'lay', time: TIME.fall }),
  buy,
  build,
  rebuild: build,
  score,
  reveal: (args) => ({
    flights: [{ from: 'stack:', to: `tile:${text(args, 'tile')}` }],
    things: [`tile:${text(args, 'tile')}`],
    time: TIME.reveal,
  }),
  upgrade: (args, seat) => ({ things: [`${text(args, 'what')}:${text(args, 'which')}`, `cities:${seat}`], sound: 'lay', time: TIME.small }),
  purchase: (args, seat, _entry, scene) => {
    const kind = text(args, 'object');
    const at = `object:${kind}`;
    return {
      flights: [...coins(purse(seat, 'coins', scene), at, number(args, 'coins')), ...fly(at, purse(seat, kind, scene), objectPicture(kind), 1)],
      things: [at, ...nearer(seat, scene)],
      sound: 'coin',
      time: TIME.small,
    };
  },
  relief: (args, seat, _entry, scene) => ({
    flights: coins('bag:', purse(seat, 'coins', scene), number(args, 'coins')),
    things: [`seat:${seat}`],
    sound: 'coin',
    time: TIME.small,
  }),
  announce: (_args, seat, entry) => ({ gains: gain(`seat:${seat}`, seat, entry, 'announcement'), things: ['end:'], sound: 'score', time: TIME.score }),
  'last-round': () => ({ things: ['end:'], time: TIME.small }),
};

export function happened(before: CarraraView, after: CarraraView, told: Told): readonly Happening[] {
  const scene = { before, after };
  return told.story.flatMap((entry) => {
    const found = TELLERS[entry.key.replace('carrara-log-', '')]?.(entry.args, entry.seat ?? Math.max(0, before.seat), entry, scene);
    return found ? [found] : [];
  });
}
