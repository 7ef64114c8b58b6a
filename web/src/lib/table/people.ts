/** What a person does about seats and with the others: to sit down, to leave, to remind, to talk. */
import { ApiError, type Client } from '$lib/api/client';
import type { SeatChange, Table } from '$lib/api/types';
import { calledAt } from '$lib/i18n/names';
import { ask, remember, reveal } from '$lib/state/nonces';
import { held } from '$lib/state/seats.svelte';
import { settings } from '$lib/state/settings.svelte';
import { recall } from '$lib/state/storage';
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
  /** Whether a seat is being asked for. */
  #joining = false;
  /** The note that the last line of talk could not be sent. */
  #unsaid: unknown = null;
  /** What was sent and whose answer was lost, each with the key of its call. */
  readonly #unheard = new Map<string, string>();

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
    this.#joining = true;
    const sits = await this.#change(async () => {
      await ask(id, async ({ nonce, seal, key }) => {
        const answer = await api.join(id, name, seal, key, seat);
        remember(id, nonce, answer.table.commitment);
        held.add(id, answer.table.game, { [answer.seat]: answer.token });
        this.#session.seated(answer.seat);
      });
    });
    this.#joining = false;
    // somebody was faster, which a lost line has not told yet
    if (!sits) await this.#session.refresh();
    return sits;
  }

  /** Asks again for a seat for which this browser has had no answer, where no other is free: that one may be its own. */
  async #resume(): Promise<void> {
    const { seats, you } = this.#session.table;
    const asked = recall<{ readonly what: string } | null>('asking', null)?.what === this.#desk.id;
    if (!asked || this.#joining || you.length > 0 || seats.some((seat) => seat.kind === 'open')) return;
    if (await this.join(calledAt(settings.name))) this.#desk.notice = null;
  }

  /** Sends this browser's random number once the table waits for it. */
  async reveal(): Promise<void> {
    void this.#resume();
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

  /** Sends a line of talk; false when it could not be sent. The same line sent again for want of an answer is said once. */
  async talk(text: string): Promise<boolean> {
    const { api, id, speaking } = this.#desk;
    const line = text.trim();
    if (line === '') return false;
    const said = await this.#desk.attempt(() => this.#once(line, (key) => api.chat(id, line, speaking, key)));
    // that it could not be sent is no news any more
    if (said && this.#desk.notice === this.#unsaid) this.#desk.notice = null;
    this.#unsaid = said ? null : this.#desk.notice;
    return said;
  }

  /** Tells those who run the server what is wrong here; the same again for want of an answer is kept once. */
  report(report: Parameters<Client['report']>[1]): Promise<void> {
    const { api, id, tokens } = this.#desk;
    return this.#once(JSON.stringify(report), (key) => api.report(id, report, tokens, key));
  }

  /** Sends something under a key of its own: the same key again as long as no answer has come. */
  async #once(what: string, send: (key: string) => Promise<unknown>): Promise<void> {
    const key = this.#unheard.get(what) ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36).padStart(7, '0')).join('');
    this.#unheard.delete(what);
    try {
      await send(key);
    } catch (error) {
      if (!(error instanceof ApiError && error.status >= 400 && error.status <= 429)) this.#unheard.set(what, key);
      throw error;
    }
  }
}
