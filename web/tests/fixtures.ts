/** Small tables and positions for the tests. */
import type { GameInfo, GameOption, LedgerEntry, LiveFrame, Seat, Snapshot, StoryEntry, Table, View } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';

export const option = (name: string, value: string, choices: readonly string[] | null): GameOption => ({
  name,
  default: value,
  choices,
  text: !choices,
  rule: '',
});

export const GAME: GameInfo = {
  name: 'carcassonne',
  title: 'Carcassonne',
  min_players: 2,
  max_players: 5,
  rules_version: '1',
  reconstructed: false,
  corrected: 0,
  lessons: [],
  levels: ['level:1', 'level:2', 'level:3'],
  chooses_start: true,
  options: [
    option('preset', 'seed', ['seed', 'modern']),
    option('two_tile_city', '2', ['2', '4']),
    option('farmers', 'true', ['true', 'false']),
    option('stack', '', null),
    option('start_player', '0', ['0', '1', 'random']),
  ],
  presets: { seed: { two_tile_city: '2' }, modern: { two_tile_city: '4' } },
};

export const view = (more: Partial<View> = {}): View => ({
  game: 'carcassonne',
  players: 2,
  ply: 4,
  current: 0,
  scores: [8, 3],
  winners: [],
  seats: [
    { score: 8, if_ended: 12 },
    { score: 3, if_ended: 5 },
  ],
  ...more,
});

export const snapshot = (seq: number, more: Partial<Snapshot> = {}): Snapshot => ({
  seq,
  ply: seq,
  you: [0],
  view: view({ ply: seq }),
  legal: [],
  story: [],
  ledger: [],
  turns: [],
  undo: { free_to: null, step: null, turn: null, redo: null, request: null },
  thinking: false,
  clock: null,
  ...more,
});

/** What a table without a server shows of a game's own view: nothing has happened before it. */
export const snapshotOf = <V extends View>(view: V, more: Partial<Snapshot<V>> = {}): Snapshot<V> => ({
  ...snapshot(7, { ply: view.ply, you: [] }),
  view,
  ...more,
});

/** A whole snapshot as the live line brings it. */
export const whole = (next: Snapshot): LiveFrame => ({
  type: 'snapshot',
  ...next,
  table: { turn: next.view.current < 0 ? null : next.view.current, scores: next.view.scores, updated: '2026-01-01T00:00:00Z', deadline: null },
});

export const seat = (number: number, kind: Seat['kind'], name: string, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind,
  name,
  bot: null,
  present: true,
  you: false,
  host: false,
  stand_in: false,
  reserved: false,
  ...more,
});

export const table = (more: Partial<Table> = {}): Table => ({
  id: 'abc',
  game: 'carcassonne',
  title: 'Carcassonne',
  box: '',
  board: '',
  options: {},
  state: 'running',
  public: false,
  players: 2,
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  seats: [seat(0, 'person', 'Odile', { you: true }), seat(1, 'bot', '', { bot: 'level:3' })],
  you: [0],
  host: true,
  seq: 4,
  ply: 4,
  scores: [8, 3],
  turn: 0,
  deadline: null,
  commitment: null,
  awaits: [],
  origin: null,
  closed: false,
  clock: null,
  hints: true,
  lesson: null,
  frozen: null,
  lost: [],
  absent: null,
  rematch: null,
  patience: null,
  freeing: null,
  ...more,
});

export const entry = (ply: number, seat: number | null, key: string, more: Partial<StoryEntry> = {}): StoryEntry => ({
  ply,
  seat,
  key,
  args: {},
  rule: null,
  points: 0,
  turn: null,
  whose: null,
  actor: seat,
  ...more,
});

export const scored = (ply: number, seat: number, points: number, cause: string): LedgerEntry => ({ ply, seat, points, cause, rule: 'CAR-070', args: {} });

/** A game that draws nothing and has nothing to choose, but for what is given; a getter of its controller stays one. */
export const bare = (controller: object = {}, more: object = {}): GameModule => {
  const nothing = () => ({});
  const idle = { ask: null, staged: false, ready: false, shortcuts: [], key: () => false, cancel: () => {}, confirm: () => Promise.resolve() };
  return {
    createController: () => Object.defineProperties({ ...idle }, Object.getOwnPropertyDescriptors(controller)),
    Board: nothing,
    Decide: nothing,
    Under: null,
    Goods: nothing,
    titleBlock: () => [],
    round: () => '',
    causes: { settled: [], final: [] },
    ...more,
  } as unknown as GameModule;
};
