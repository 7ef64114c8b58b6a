/**
 * The board that a game's package brings: an ES module that the server hands out, loaded where this build has no board
 * for the game. It needs nothing of this client but what stands here, and no library.
 */
import type { LedgerEntry, LegalAction, StoryEntry } from '$lib/api/types';
import { base } from '$lib/state/base';
import type { PlainView } from './words';

/** A legal action, and what its button says. */
export interface BoardAction extends Pick<LegalAction, 'text' | 'fields' | 'preview'> {
  readonly words: string;
}

/** What a board is told, anew after every change, and what it may do. */
export interface BoardContext {
  /** The position as this seat may see it: what the game's `view` returns. */
  readonly view: PlainView;
  /** What may be pointed at now; empty while a move travels, and for whoever only looks on. */
  readonly legal: readonly BoardAction[];
  /** The seats that this browser holds. */
  readonly you: readonly number[];
  /** The seat that it speaks for now; null for spectators. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** `play`; `replay`, a past position; `plan`, a private copy. */
  readonly mode: 'play' | 'replay' | 'plan';
  /** The notation of the action that Confirm would send. */
  readonly staged: string | null;
  /** The notation of the action that a bot suggests. */
  readonly hint: string | null;
  /** The entry of the log or of the points that is pointed at. */
  readonly highlight: StoryEntry | LedgerEntry | null;
  /** Whether things may move: a person's wish. */
  readonly motion: boolean;
  /** The language of the page: `en`, `zh-Hant` or `ja`. */
  readonly language: string;
  /** A message of the game in that language; an id that has none comes back as it is. */
  t(id: string, args?: Record<string, string | number>): string;
  /** Stage an action as its button does: once more sends it, or once for people who do not confirm. */
  stage(action: string): void;
  /** Send actions at once, all or none; false when refused. */
  submit(actions: readonly string[]): Promise<boolean>;
  /** Show why an action is not possible, with its rule. */
  explain(action: string): void;
}

/** A board on the page. */
export interface MountedBoard {
  update(context: BoardContext): void;
  destroy(): void;
}

/** What the module exports. */
export interface BoardModule {
  mount(element: HTMLElement, context: BoardContext): MountedBoard;
}

/** The module at an address of the server; null, with the reason in the console, where there is none that works. */
export async function bring(game: string, address: string): Promise<BoardModule | null> {
  try {
    const found = (await import(/* @vite-ignore */ base + address)) as Partial<BoardModule>;
    if (typeof found.mount !== 'function') throw new TypeError('it exports no function mount');
    return found as BoardModule;
  } catch (error) {
    complain(game, error);
    return null;
  }
}

/** Tells in the console, for who writes the board, why the drawing stands in for it. */
export const complain = (game: string, error: unknown): void => console.warn(`the board of ${game} does not work:`, error);
