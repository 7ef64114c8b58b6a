/** A table of Carcassonne that answers like the server, without one. */
import { flushSync } from 'svelte';
import { vi } from 'vitest';
import type { LegalAction, Look } from '$lib/api/types';
import type { CarcassonneView } from '$lib/games/carcassonne/view';
import type { GameContext } from '$lib/games/types';
import { snapshotOf } from '../fixtures';
import { meeple, place } from './fixtures';

export const VIEW: CarcassonneView = {
  game: 'carcassonne',
  players: 2,
  ply: 1,
  turn: 1,
  phase: 'place',
  current: 0,
  tile: 'U',
  tiles: [{ kind: 'D', x: 0, y: 0, r: 0, seat: null, ply: -1 }],
  meeples: [],
  seats: [
    { score: 0, supply: 7, if_ended: 0 },
    { score: 0, supply: 7, if_ended: 0 },
  ],
  winners: [],
  stack: { left: {}, total: 70, fixed: false },
  set_aside: [],
  last: null,
  features: [],
  scores: [0, 0],
};
export const LEGAL = [place('U', 1, 0, 1), place('U', -1, 0, 1), place('U', -1, 0, 3), place('U', 0, 1, 0)];
export const LOOKED = [meeple('road.0', { changes: [{ points: 3 }, {}], told: [], plain: true, feature: null }), meeple('field.0'), meeple(null)];

export class Bench implements GameContext<CarcassonneView> {
  view = $state.raw(VIEW);
  legal = $state.raw<readonly LegalAction[]>(LEGAL);
  you = $state.raw([0]);
  seat = 0;
  names = ['Odile', 'Haruka'];
  mode = $state<'play' | 'plan' | 'replay'>('play');
  sending = $state(false);
  busy = $state(false);
  highlight = null;
  overlay = $state<string | null>(null);
  hint = null;
  hovered = null;
  pace = 1;
  settings: GameContext['settings'] = $state({ confirm: true, asks: 'always', motion: true });
  touched: ReadonlySet<string> = new Set();
  counting: null = null;
  position = $state('7');
  t = (id: string) => id;
  submit = vi.fn(async (_actions: readonly string[]) => true);
  looked: readonly LegalAction[] = LOOKED;
  look = vi.fn(async (actions: readonly string[]): Promise<Look<CarcassonneView>> => {
    const legal = [...LEGAL.map((a) => a.text), 'place U 1,0 r1'].includes(actions[0]!) && (!actions[1] || this.looked.some((a) => a.text === actions[1]));
    return {
      view: { ...VIEW, phase: 'meeple' },
      legal: legal ? this.looked : [],
      story: [],
      ply: 2,
      actions,
      refusal: legal ? null : { rule: actions[1] ? 'CAR-037' : 'CAR-024', reason: 'no' },
    };
  });
  refuse = vi.fn();
  explain = vi.fn(async () => {});
  openRule = vi.fn();
  sound = vi.fn();
  get planning() {
    return this.mode === 'plan';
  }
  get snapshot() {
    return snapshotOf<CarcassonneView>(this.view, { legal: this.legal });
  }
}

/** Lets what was asked be answered. */
export const settle = async () => {
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
};
