/** The ways back that the seats of this browser have: undo, the question before it, redo, and the answer to others. */
import type { Snapshot, UndoWay } from '$lib/api/types';
import type { Desk } from './desk.svelte';

/** What a person is asked before more than a free step is taken back. */
export interface UndoQuestion {
  readonly to: 'step' | 'turn';
  readonly question: UndoWay['question'];
  readonly consent: boolean;
}

/** What an undo needs of its table. */
export interface Revised {
  readonly latest: Snapshot;
  /** Ends what is told of the last moves. */
  skip(): void;
  take(next: Snapshot): void;
  refresh(): Promise<void>;
}

export class Undoing {
  /** A question that waits for its answer. */
  asking = $state.raw<UndoQuestion | null>(null);
  /** Whether this browser has an undo or a redo under way. */
  revising = false;
  #answering = false;
  readonly #desk: Desk;
  readonly #table: Revised;

  constructor(desk: Desk, table: Revised) {
    this.#desk = desk;
    this.#table = table;
  }

  get step(): UndoWay | null {
    return this.#table.latest.undo.step;
  }
  get turn(): UndoWay | null {
    return this.#table.latest.undo.turn;
  }
  /** True when something that was taken back can be done again. */
  get mayRedo(): boolean {
    return this.#table.latest.undo.redo !== null;
  }

  /** Takes back the last decision or its turn; asks first where more is taken back, or others have to agree. */
  async undo(to: 'step' | 'turn', sure: boolean): Promise<void> {
    const way = to === 'turn' ? this.turn : this.step;
    if (this.#desk.sending || !way) return;
    if (!sure && (way.consent || way.question)) {
      this.asking = { to, question: way.question, consent: way.consent };
      return;
    }
    this.asking = null;
    const { api, id, speaking } = this.#desk;
    await this.#revise(() => api.undo(id, this.#table.latest.seq, speaking, to, sure));
  }

  /** Does again what the last undo took back. */
  async redo(): Promise<void> {
    if (this.#desk.sending || !this.mayRedo) return;
    const { api, id, speaking } = this.#desk;
    await this.#revise(() => api.redo(id, this.#table.latest.seq, speaking));
  }

  async #revise(act: () => Promise<{ readonly snapshot: Snapshot }>): Promise<void> {
    this.revising = true;
    this.#table.skip();
    await this.#desk.alone(
      async () => this.#table.take((await act()).snapshot),
      () => this.#table.refresh(),
      this.#table.latest.seq,
    );
    this.revising = false;
  }

  /** Answers somebody who wants to take back. */
  async answer(accept: boolean): Promise<void> {
    const { request } = this.#table.latest.undo;
    const { api, id, tokens } = this.#desk;
    if (!request || this.#answering) return;
    this.#answering = true;
    await this.#desk.attempt(() => api.answerUndo(id, request.id, accept, tokens));
    this.#answering = false;
  }
}
