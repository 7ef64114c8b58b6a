/** Sending moves: over the live line where it is open, else by HTTP; made once however often they are sent. */
import type { Snapshot } from '$lib/api/types';
import type { Line } from '$lib/live/connection.svelte';
import type { Desk } from './desk.svelte';

/** Milliseconds after which the position after an own move is fetched. */
const STEP_LATE = 3000;

/** What is moved. */
export interface Moved {
  readonly latest: Snapshot;
  readonly line: Line | null;
  /** Takes what an own move led to. */
  reach(next: Snapshot): void;
  refresh(): Promise<void>;
}

export class Sending {
  readonly #desk: Desk;
  readonly #table: Moved;
  /** An own move that is stored and whose position is still to come. */
  #awaited: { readonly seq: number; readonly told: (there: boolean) => void } | null = null;

  constructor(desk: Desk, table: Moved) {
    this.#desk = desk;
    this.#table = table;
  }

  /** Makes moves; false where they were refused, as the desk says. */
  send(actions: readonly string[]): Promise<boolean> {
    const { api, id, speaking } = this.#desk;
    const table = this.#table;
    const { seq } = table.latest;
    const move = async () => {
      const led = (await table.line?.move(seq, actions)) ?? null;
      if (led !== null && (await this.#reached(led))) return;
      const answer = await api.moves(id, seq, actions, speaking);
      table.reach(answer.snapshot);
    };
    return this.#desk.alone(move, () => table.refresh(), seq);
  }

  /** Waits until the line has brought the position after so many events; false if it takes too long. */
  #reached(seq: number): Promise<boolean> {
    if (this.#table.latest.seq >= seq) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.stop(), STEP_LATE);
      this.#awaited = { seq, told: (there) => (clearTimeout(timer), resolve(there)) };
    });
  }

  /** Notes that the position after so many events is here. */
  arrived(seq: number): void {
    this.#desk.arrived(seq);
    if (this.#awaited && seq >= this.#awaited.seq) this.#end(true);
  }

  /** Waits no longer. */
  stop(): void {
    this.#end(false);
  }

  #end(there: boolean): void {
    this.#awaited?.told(there);
    this.#awaited = null;
  }
}
