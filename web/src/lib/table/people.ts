/** What a person does about seats and with the others: to sit down, to leave, to remind, to talk. */
import type { SeatChange, Table } from '$lib/api/types';
import { announce, remember, reveal } from '$lib/state/nonces';
import { held } from '$lib/state/seats.svelte';
import type { Desk } from './desk.svelte';

/** What these commands need of their table. */
export interface Seated {
  table: Table;
  /** Somebody has just sat down on this browser. */
  seated(seat: number): void;
  refresh(): Promise<void>;
}

export class People {
  readonly #desk: Desk;
  readonly #session: Seated;
  #revealing = false;

  constructor(desk: Desk, session: Seated) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Does something, then fetches the table anew. */
  #change(act: () => Promise<unknown>): Promise<boolean> {
    return this.#desk.attempt(async () => {
      await act();
      await this.#session.refresh();
    });
  }

  async join(name: string, seat?: number): Promise<boolean> {
    const { api, id } = this.#desk;
    const sits = await this.#change(async () => {
      const { nonce, seal } = await announce();
      const answer = await api.join(id, name, seal, seat);
      remember(id, nonce, answer.table.commitment);
      held.add(id, answer.table.game, { [answer.seat]: answer.token });
      this.#session.seated(answer.seat);
    });
    // somebody was faster, which a lost line has not told yet
    if (!sits) await this.#session.refresh();
    return sits;
  }

  /** Sends this browser's random number once the table waits for it. */
  async reveal(): Promise<void> {
    const { awaits, you } = this.#session.table;
    if (this.#revealing || !awaits.some((seat) => you.includes(seat))) return;
    this.#revealing = true;
    const { api, id, tokens } = this.#desk;
    await this.#desk.attempt(() => reveal(id, api, tokens));
    this.#revealing = false;
  }

  setSeat(seat: number, change: SeatChange): Promise<boolean> {
    const { api, id, tokens } = this.#desk;
    return this.#change(() => api.setSeat(id, seat, change, tokens));
  }

  leave(): Promise<boolean> {
    const { api, id, tokens } = this.#desk;
    return this.#desk.attempt(async () => {
      const waiting = this.#session.table.state === 'open';
      await api.leave(id, tokens);
      // a seat left during the game may be taken back; one left before it is anybody's
      if (waiting) held.forget(id);
    });
  }

  reclaim(): Promise<boolean> {
    const { api, id, tokens } = this.#desk;
    return this.#change(() => api.reclaim(id, tokens));
  }

  nudge(): Promise<boolean> {
    const { api, id, tokens } = this.#desk;
    return this.#desk.attempt(() => api.nudge(id, tokens));
  }

  handOver(seat: number, accept: boolean): Promise<boolean> {
    const { api, id, tokens } = this.#desk;
    return this.#desk.attempt(async () => {
      this.#session.table = (await api.handOver(id, seat, accept, tokens)).table;
    });
  }

  /** Frees somebody's seat, asks the others whether it is to be freed, or answers that. */
  free(seat: number, accept: boolean): Promise<boolean> {
    const { api, id, tokens } = this.#desk;
    return this.#desk.attempt(async () => {
      this.#session.table = (await api.freeSeat(id, seat, accept, tokens)).table;
    });
  }

  /** Sends a line of talk; false when it could not be sent. */
  async talk(text: string): Promise<boolean> {
    const { api, id, speaking } = this.#desk;
    const line = text.trim();
    return line !== '' && this.#desk.attempt(() => api.chat(id, line, speaking));
  }
}
