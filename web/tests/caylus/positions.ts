/** Positions out of real games, one for every kind of decision; `web/dev/caylus/position.py` writes them. */
import type { LegalAction, StoryEntry } from '$lib/api/types';
import { vi } from 'vitest';
import type { CaylusView } from '$lib/games/caylus/view';
import type { GameContext } from '$lib/games/types';
import { snapshotOf } from '../fixtures';

export interface Position {
  readonly view: CaylusView;
  readonly legal: readonly LegalAction[];
  readonly story: readonly StoryEntry[];
}
const FILES = import.meta.glob<Position>('./positions/*.json', { import: 'default', eager: true });
export const POSITIONS: Readonly<Record<string, Position>> = Object.fromEntries(
  Object.entries(FILES).map(([path, p]) => [path.split('/').pop()!.replace('.json', ''), p]),
);
export const ASKS = Object.keys(POSITIONS);
export const NAMES = ['Odile', 'Haruka', 'Mortar', 'Wen', 'Ines'];

type Deed = ReturnType<typeof vi.fn<(actions: readonly string[]) => Promise<boolean>>>;
type Question = ReturnType<typeof vi.fn<(action: string) => Promise<void>>>;
export type Bench = GameContext<CaylusView> & { readonly submit: Deed; readonly explain: Question };

/** A table that answers like the server, without one. */
export const context = (position: Position, more: Partial<GameContext<CaylusView>> = {}): Bench => ({
  view: position.view,
  legal: position.legal,
  snapshot: snapshotOf(position.view, { legal: position.legal, story: position.story }),
  you: [position.view.current],
  seat: position.view.current,
  names: NAMES,
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
  look: async (actions) => ({ view: position.view, legal: [], story: [], ply: 0, actions, refusal: null }),
  refuse: vi.fn(),
  openRule: vi.fn(),
  sound: vi.fn(),
  ...more,
  submit: vi.fn(async () => true),
  explain: vi.fn(async () => {}),
});
