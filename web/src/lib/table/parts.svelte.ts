/** A game as far as it was fetched: at first its board, and what tells of it once somebody is there who wants to know. */
import type { GameModule } from '$lib/games/types';
import { addPlace, addTextsApart } from '$lib/i18n';
import { rests } from './resting';
import type { Session } from './session.svelte';

const isOfThing = (event: Event): boolean => event.target instanceof Element && event.target.closest('.room [data-thing]') !== null;
const isTyped = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('input, select, textarea, dialog, [contenteditable]') !== null;

export class Parts {
  module = $state.raw<GameModule>()!;
  /** Whether somebody is here who does something, or something is told: then all that moves is wanted. */
  lively = $state(false);
  /** Whether a thing on the sheet was pointed at. */
  pointed = $state(false);
  /** What did it, until what tells of things is here: a press as long as it lasts, a pointer where it has gone to since. */
  first = $state.raw<Event | null>(null);
  /** Whether what counts on the board is here, if it can be had: the final count waits for it. */
  counts = $state(false);
  readonly #board: GameModule;
  readonly #session: Pick<Session, 'tells' | 'table'>;
  #tells = false;
  #ends = false;
  #tellsThings = false;

  constructor(board: GameModule, session: Pick<Session, 'tells' | 'table'>) {
    this.module = board;
    this.#board = board;
    this.#session = session;
  }

  /** Fetches what tells of what happened. */
  async tell(): Promise<void> {
    if (this.#tells) return;
    this.#tells = true;
    const found = await this.#board.later?.().catch(() => null);
    this.#tells = found !== null;
    if (!found) return;
    this.module = { ...this.module, ...found };
    void this.#session.tells(this.module);
  }

  /** Fetches what tells of the end, and what counts on the board, with its words and styles. */
  async end(): Promise<void> {
    if (this.#ends) return;
    this.#ends = true;
    const shown = Promise.all([import('$lib/end/CountShow.svelte'), addPlace('later'), import('../../styles/later.css')]).catch(() => null);
    const [found] = await Promise.all([this.#board.ends?.().catch(() => null), shown]);
    this.#ends = found !== null;
    this.module = { ...this.module, ...found };
    this.counts = true;
  }

  /** Notes that somebody does something; the first time that a thing is asked about, what tells of things is wanted. */
  ask(event: PointerEvent | KeyboardEvent): void {
    this.lively ||= !rests(event);
    if (!this.#tellsThings && this.first?.type === 'pointerover' && event.type !== 'keydown') this.first = event.type === 'pointerover' ? event : null;
    if (this.pointed || rests(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    // a finger asks by being held down; that it has come over a thing says nothing yet
    const comes = event.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch';
    const asks = event instanceof KeyboardEvent ? event.key.toLowerCase() === 'x' && !isTyped(event) : isOfThing(event) && !comes;
    if (!asks) return;
    this.pointed = true;
    this.first = event;
    if (event instanceof KeyboardEvent) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'pointerdown') {
      const over = (): void => void (this.first = null);
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, over, { capture: true, once: true });
    }
  }

  /** Fetches what tells of things. */
  readonly inspector = async () => {
    const [found, cards] = await Promise.all([import('./Inspector.svelte'), this.#board.cards?.(), addTextsApart(this.#session.table.game, 'card')]);
    this.module = { ...this.module, ...cards };
    this.#tellsThings = true;
    return found;
  };
}
