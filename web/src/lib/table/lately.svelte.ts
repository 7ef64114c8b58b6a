/** The strip "Since your last turn": which turns it tells, until it is closed or its reader decides something. */
import type { TurnInfo } from '$lib/api/types';
import { lastOf, sinceMine } from './doings';
import type { Session } from './session.svelte';

export class Lately {
  readonly #session: Session;
  /** What was done up to this ply was told and closed; a turn that goes on after it is told again. */
  #closed = $state(-1);
  /** On a phone: whether the sheet that it folds into is up. */
  up = $state(false);

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether there is anything that may be told here: somebody plays, and not alone. */
  readonly wanted = $derived.by((): boolean => {
    const { you, names, over, table } = this.#session;
    return table.state === 'running' && !over && you.length > 0 && you.length < names.length;
  });
  readonly #last = $derived.by((): number => Math.max(-1, ...this.#session.known.turns.map(lastOf)));
  readonly turns = $derived.by((): readonly TurnInfo[] => {
    if (!this.wanted || this.#session.planning) return [];
    const closed = this.#closed > this.#last ? -1 : this.#closed; // what was closed has been taken back
    return sinceMine(this.#session.known.turns, this.#session.you, closed);
  });
  /** Whether the reader has not decided anything yet. */
  readonly first = $derived.by((): boolean => !this.#session.known.turns.some((turn) => this.#session.you.includes(turn.seat)));

  close(): void {
    this.#closed = this.#last;
    this.up = false;
    this.#session.highlight = null;
  }
}
