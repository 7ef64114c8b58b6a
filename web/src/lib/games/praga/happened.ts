/**
 * What happened between two positions, told as the log tells it: every deed with what it cost and brought, from the thing
 * it came from to the seat that has it now. What belongs together is one happening; a whole turn stays within six seconds.
 */
import type { StoryEntry } from '$lib/api/types';
import type { Flight, Gain, Happening, Told } from '../types';
import { sign } from './art';
import { causes } from './causes';
import { hexPicture } from './cards/pictures';
import { SEATED, TRACK_OF, sourceOf } from './sources';
import { HEX_TILES } from './tiles';
import type { PragaView } from './view';

/** Milliseconds at the calm pace, by the longest thing in a happening; and all of them together. */
const TIME = { points: 950, flights: 650, figure: 600, things: 350, turn: 700 } as const;
const MOST = 6000;

interface Draft {
  readonly flights: Flight[];
  readonly gains: Gain[];
  readonly things: string[];
  sound?: Happening['sound'];
  least: number;
}
export interface Scene {
  readonly before: PragaView;
  readonly after: PragaView;
  /** Who acts, and the thing that what follows comes from. */
  seat: number;
  from: string;
  /** The tile that was taken from its row and not yet placed. */
  hand: string | null;
}

const text = (v: unknown): string => (typeof v === 'string' ? v : typeof v === 'number' ? String(v) : '');
const piece = (kind: string): Flight['sketch'] => ({ box: '-11 -11 22 22', svg: sign(kind) });
const short = (entry: StoryEntry): string => entry.key.replace('praga-log-', '');

/** What follows from a deed and is shown with it. */
const FOLLOWS: ReadonlySet<string> = new Set(['goods', 'points', 'wealth', 'overflow', 'v-short', 'arrive']);
/** What only leads to the next deed. */
const LEADS: ReadonlySet<string> = new Set(['act', 'buy', 'open']);

class Teller {
  readonly drafts: Draft[] = [];
  readonly #scene: Scene;
  #leads = false;

  constructor(before: PragaView, after: PragaView) {
    this.#scene = { before, after, seat: Math.max(0, before.active), from: `seat:${Math.max(0, before.active)}`, hand: before.asked.tile ?? null };
  }
  tell(entry: StoryEntry): void {
    const what = short(entry);
    const seat = entry.seat ?? this.#scene.seat;
    const placed = what === 'onto' && this.drafts.length > 0 && this.#scene.hand === entry.args.tile;
    if (this.drafts.length === 0 || (!FOLLOWS.has(what) && !this.#leads && !placed))
      this.drafts.push({ flights: [], gains: [], things: [], least: TIME.things });
    this.#leads = LEADS.has(what);
    const draft = this.drafts[this.drafts.length - 1]!;
    if (what === 'goods') this.#goods(draft, seat, entry);
    else if (what === 'points') this.#points(draft, seat, entry);
    else this.#deed(draft, what, seat, entry);
  }

  #deed(draft: Draft, what: string, seat: number, { args }: StoryEntry): void {
    const scene = this.#scene;
    scene.seat = seat;
    const found = sourceOf(what, args, seat, scene.after);
    if (found) scene.from = found;
    const thing = scene.from;
    if (found) draft.things.push(thing);
    switch (what) {
      case 'tile':
        draft.flights.push({ from: thing, to: thing });
        draft.things.push(`zone:${text(args.position)}`);
        break;
      case 'take':
        this.#take(draft, seat, text(args.tile));
        break;
      case 'onto':
        this.#onto(draft, seat, text(args.tile));
        break;
      case 'arrive':
        draft.things.push(`figure:${seat}`);
        draft.sound = 'figure';
        draft.least = Math.max(draft.least, TIME.figure);
        break;
      case 'moved':
        draft.things.push(`marker:${text(args.grid)}.${seat}`);
        draft.sound ??= 'figure';
        break;
      case 'span':
        draft.sound = 'build';
        break;
      case 'wealth':
        draft.things.push(`wealth:${seat}.${text(args.bonus)}`);
        break;
      default:
    }
  }
  /** A tile leaves its row for the seat's hand, or for its place if that is known already. */
  #take(draft: Draft, seat: number, tile: string): void {
    this.#scene.hand = tile;
    const hex = HEX_TILES[tile];
    if (SEATED(this.#scene.after, tile) || !hex) draft.flights.push({ from: `tile:${tile}`, to: `tile:${tile}` });
    else draft.flights.push({ from: `tile:${tile}`, to: `seat:${seat}`, sketch: hexPicture(hex) });
    draft.sound ??= 'lay';
  }
  #onto(draft: Draft, seat: number, tile: string): void {
    if (!draft.flights.some((one) => one.to === `tile:${tile}`)) draft.flights.push({ from: `seat:${seat}`, to: `tile:${tile}` });
    draft.sound = 'build';
    this.#scene.hand = null;
  }
  #goods(draft: Draft, seat: number, { args }: StoryEntry): void {
    const kind = text(args.what);
    const n = Number(args.n);
    const track = TRACK_OF[kind];
    const own = track ? `track:${seat}.${track}` : kind in GRID ? `marker:${kind}.${seat}` : `good:${seat}.${kind}`;
    const other = this.#scene.from;
    draft.flights.push({ from: n > 0 ? other : own, to: n > 0 ? own : other, sketch: piece(kind), count: Math.abs(n) });
    if (track) draft.things.push(own);
    if (kind === 'gold' || kind === 'stone') draft.sound ??= 'coin';
  }
  #points(draft: Draft, seat: number, { args }: StoryEntry): void {
    const cause = text(args.cause);
    if (causes.final.some((one) => one === cause)) return; // these are counted at the end
    draft.gains.push({ at: sourceOf(cause, args, seat, this.#scene.after) ?? this.#scene.from, seat, points: Number(args.n), cause });
    draft.sound = 'score';
  }
}
const GRID: Readonly<Record<string, true>> = { hunger_wall: true, cathedral: true };

function timeOf({ flights, gains, least }: Draft): number {
  if (gains.length) return TIME.points;
  return flights.length ? Math.max(TIME.flights, least) : least;
}

/** The end of a turn: the tile is back on the wheel, which has turned. */
function turned(before: PragaView, after: PragaView, story: Told['story']): readonly Happening[] {
  if (before.crane.arrow === after.crane.arrow) return [];
  const tile = before.crane.taken ?? story.find((entry) => short(entry) === 'tile')?.args.tile;
  const back = tile ? [`tile:${text(tile)}`] : [];
  return [{ things: ['sector:0', ...back], sound: 'turn', time: TIME.turn }];
}

export function happened(before: PragaView, after: PragaView, told: Told): readonly Happening[] {
  const teller = new Teller(before, after);
  for (const entry of told.story) if (!/-(over|over-alone|neutral|start)$/.test(entry.key)) teller.tell(entry);
  const deeds = teller.drafts
    .filter((d) => d.flights.length + d.gains.length + d.things.length > 0)
    .map(({ flights, gains, things, sound, ...rest }): Happening => ({
      ...(flights.length && { flights }),
      ...(gains.length && { gains }),
      ...(things.length && { things: [...new Set(things)] }),
      ...(sound && { sound }),
      time: timeOf({ flights, gains, things, ...rest }),
    }));
  const all = [...deeds, ...turned(before, after, told.story)];
  const sum = all.reduce((total, one) => total + one.time, 0);
  return sum > MOST ? all.map((one) => ({ ...one, time: Math.floor((one.time * MOST) / sum) })) : all;
}
