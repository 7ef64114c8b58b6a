/** The words of this browser, and the seats that they bring back. There are none before somebody asks for them. */
import { api as defaultApi, type Client } from '$lib/api/client';
import { newPhrase } from './phrase';
import { held, type Held } from './seats.svelte';
import { keep, recall } from './storage';

/** As many tables as the server takes at once. */
const AT_ONCE = 64;

export class Recovery {
  words = $state<string | null>(recall('words', null));
  /** Seats that the server knows to belong to these words, as `table seat token`. */
  #covered = new Set<string>(recall<string[]>('covered', []));
  #busy = false;
  #again = false;

  /** The words, made now if there are none yet; every seat of this browser is covered from here on. */
  show(): string {
    this.words ??= newPhrase();
    keep('words', this.words);
    void this.cover(held.all);
    return this.words;
  }

  /** Tells the server of the seats it does not know yet; what fails is told with the next seat, or the next visit. */
  async cover(all: Readonly<Record<string, Held>>, api: Client = defaultApi): Promise<void> {
    const { words } = this;
    if (!words) return;
    this.#again = this.#busy;
    if (this.#busy) return;
    this.#busy = true;
    try {
      const name = (id: string, seat: string, token: string) => `${id} ${seat} ${token.slice(0, 8)}`;
      const fresh = Object.entries(all).filter(([id, { tokens }]) => Object.entries(tokens).some(([seat, token]) => !this.#covered.has(name(id, seat, token))));
      for (let at = 0; at < fresh.length; at += AT_ONCE) {
        const part = fresh.slice(at, at + AT_ONCE);
        await api.coverSeats(words, Object.fromEntries(part.map(([id, { tokens }]) => [id, Object.values(tokens)])));
        for (const [id, { tokens }] of part) for (const [seat, token] of Object.entries(tokens)) this.#covered.add(name(id, seat, token));
      }
      const known = new Set(Object.keys(all));
      this.#covered = new Set([...this.#covered].filter((one) => known.has(one.split(' ')[0]!)));
      keep('covered', [...this.#covered]);
    } catch {
      // offline, or too many calls
    } finally {
      this.#busy = false;
    }
    if (this.#again) await this.cover(held.all, api);
  }

  /** Brings the seats of some words back into this browser, which has these words from now on; the number of tables. */
  async recover(words: string, api: Client = defaultApi): Promise<number> {
    const { found } = await api.recover(words);
    for (const { table, tokens } of found) held.add(table.id, table.game, tokens);
    // Seats that this browser has already are covered by the words that are typed in, too.
    this.words = words;
    this.#covered = new Set();
    keep('words', words);
    await this.cover(held.all, api);
    return found.length;
  }
}

export const recovery = new Recovery();
