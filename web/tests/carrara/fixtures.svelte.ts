/** Positions of real games, as `dev/carrara.py` wrote them. */
import type { LegalAction, Look, StoryEntry } from '$lib/api/types';
import type { GameContext } from '$lib/games/types';
import type { CarraraView } from '$lib/games/carrara/view';
import { t } from '$lib/i18n';
import { vi } from 'vitest';
import { snapshotOf } from '../fixtures';

export interface Position {
  readonly view: CarraraView;
  readonly legal: readonly LegalAction[];
  readonly looks: Readonly<Record<string, { readonly legal: readonly LegalAction[]; readonly view: CarraraView }>>;
  readonly story: readonly StoryEntry[];
}
const files = import.meta.glob<Position>('../../dev/carrara/position*.json', { eager: true, import: 'default' });
export const POSITIONS: Readonly<Record<string, Position>> = Object.fromEntries(
  Object.entries(files).map(([path, position]) => [/position-?(\w*)\.json$/.exec(path)![1] || 'turn', position]),
);

/** A table that answers from a position, without a server. */
export class Bench implements GameContext<CarraraView> {
  view: CarraraView = $state.raw(POSITIONS.turn!.view);
  legal: readonly LegalAction[] = $state.raw([]);
  looks: Position['looks'] = {};
  you = $state.raw([0]);
  seat: number | null = $state(0);
  names = ['Odile', 'Haruka', 'Mortar', 'Wen'];
  mode = $state<'play' | 'plan' | 'replay'>('play');
  sending = false;
  busy = $state(false);
  highlight = null;
  overlay = null;
  hint = null;
  hovered = null;
  pace = 1;
  settings: GameContext['settings'] = $state({ confirm: true, asks: 'always', motion: true });
  touched: ReadonlySet<string> = new Set();
  counting: null = null;
  position = $state('7');
  t = t;
  /** What the table shows after the next submission. */
  next: { view: CarraraView; legal: readonly LegalAction[] } | null = null;
  submit = vi.fn(async (_actions: readonly string[]) => {
    if (this.next) {
      ({ view: this.view, legal: this.legal } = this.next);
      this.position = `${Number(this.position) + 1}`;
      this.next = null;
    }
    return true;
  });
  look = vi.fn(async (actions: readonly string[]): Promise<Look<CarraraView>> => {
    const found = this.looks[actions.join(' + ')] ?? { view: this.view, legal: [] };
    return { ...found, story: [], ply: 0, actions, refusal: null };
  });
  refuse = vi.fn();
  explain = vi.fn(async () => {});
  openRule = vi.fn();
  sound = vi.fn();
  constructor(name: string) {
    const p = POSITIONS[name]!;
    this.view = p.view;
    this.legal = p.legal;
    this.looks = p.looks;
    this.seat = p.view.current;
    this.you = [p.view.current];
  }
  get planning() {
    return this.mode === 'plan';
  }
  get snapshot() {
    return snapshotOf<CarraraView>(this.view, { legal: this.legal });
  }
}
