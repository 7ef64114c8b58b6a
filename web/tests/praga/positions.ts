/** Positions out of real games, one for every kind of decision; `web/dev/praga/position.py` writes them. */
import type { LegalAction, StoryEntry } from '$lib/api/types';
import { vi } from 'vitest';
import type { PragaView } from '$lib/games/praga/view';
import type { GameContext } from '$lib/games/types';
import { snapshotOf } from '../fixtures';

export interface Position {
  readonly view: PragaView;
  readonly legal: readonly LegalAction[];
  readonly story: readonly StoryEntry[];
}
const FILES = import.meta.glob<Position>('./positions/*.json', { import: 'default', eager: true });
export const POSITIONS: Readonly<Record<string, Position>> = Object.fromEntries(
  Object.entries(FILES).map(([path, p]) => [path.split('/').pop()!.replace('.json', ''), p]),
);
export const NAMES = ['Odile', 'Haruka', 'Wen'];

type Deed = ReturnType<typeof vi.fn<(actions: readonly string[]) => Promise<boolean>>>;
type Look = ReturnType<typeof vi.fn<GameContext<PragaView>['look']>>;
type Refuse = ReturnType<typeof vi.fn<GameContext<PragaView>['refuse']>>;
export type Bench = GameContext<PragaView> & { readonly submit: Deed; readonly look: Look; readonly refuse: Refuse };

/** A table that answers like the server, without one. */
export const context = (position: Position, more: Partial<GameContext<PragaView>> = {}): Bench => ({
  view: position.view,
  legal: position.legal,
  snapshot: snapshotOf(position.view, { legal: position.legal, story: position.story }),
  you: [position.view.current],
  seat: position.view.current,
  names: NAMES.slice(0, position.view.players),
  mode: 'play',
  planning: false,
  sending: false,
  busy: false,
  highlight: null,
  overlay: null,
  hint: null,
  hovered: null,
  pace: 1,
  settings: { confirm: true, asks: 'always', motion: false },
  touched: new Set<string>(),
  counting: null,
  position: '7',
  t: (id) => id,
  openRule: vi.fn(),
  sound: vi.fn(),
  explain: vi.fn(async () => {}),
  ...more,
  submit: vi.fn(async () => true),
  look: vi.fn(async (actions: readonly string[]) => ({
    view: position.view,
    legal: [],
    story: [],
    ply: 0,
    actions,
    refusal: { rule: 'PRA-139', reason: 'no', key: 'praga-refusal-special', args: { tile: 'U1-S2' } },
  })),
  refuse: vi.fn(),
});
