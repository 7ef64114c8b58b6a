/** How this browser speaks to one table: with which tokens, and what is said when something goes wrong. */
import { ApiError, type Client } from '$lib/api/client';
import type { Refusal } from '$lib/api/types';
import { hasText, t } from '$lib/i18n';
import { errorNotice, plainArgs, type Notice } from '$lib/i18n/errors';
import { held } from '$lib/state/seats.svelte';
import { play } from '$lib/state/sound';

/** What stands in the note over the sheet. */
export type Said = Notice & { readonly kind: 'refusal' | 'error' | 'news' };

/** Milliseconds after which it is shown that something is under way. */
export const PATIENCE = 150;

export class Desk {
  readonly id: string;
  readonly api: Client;
  /** Whether something that changes the position is under way; nothing else is sent meanwhile. */
  sending = $state(false);
  /** Whether it has been so for long enough to be shown. Drawing all choices anew for a moment would only cost time. */
  busy = $state(false);
  #soon: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  /** After how many events the position is that this changes. */
  #from = Infinity;
  notice = $state.raw<Said | null>(null);
  readonly #seat: () => number | undefined;

  /** `seat` is the one this browser speaks for now. */
  constructor(id: string, api: Client, seat: () => number | undefined) {
    this.id = id;
    this.api = api;
    this.#seat = seat;
  }

  get tokens(): readonly string[] {
    return held.tokens(this.id);
  }

  /** All tokens, the one of the seat it speaks for first. */
  get speaking(): readonly string[] {
    const seat = this.#seat();
    const first = seat === undefined ? null : held.tokenOf(this.id, seat);
    return first ? [first, ...this.tokens.filter((token) => token !== first)] : this.tokens;
  }

  say(error: unknown): void {
    const refused = error instanceof ApiError && Boolean(error.rule);
    this.notice = { ...errorNotice(error), kind: refused ? 'refusal' : 'error' };
    if (refused) play('refuse');
  }

  refuse(refusal: Refusal, thing?: string): void {
    const rule = refusal.rule || null;
    const text = refusal.key && hasText(refusal.key) ? t(refusal.key, plainArgs(refusal.args)) : refusal.reason;
    this.notice = { text, rule, thing: thing ?? null, kind: 'refusal' };
    play('refuse');
  }

  /** Does something and says what went wrong; false when something did, or when the doing itself answers so. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      return (await act()) !== false;
    } catch (error) {
      this.say(error);
      return false;
    }
  }

  /**
   * The same while nothing else is sent; `refresh` looks again where the table has moved on. What changes the position
   * after `from` events is under way no longer than until a later one is here.
   */
  async alone(act: () => Promise<unknown>, refresh?: () => Promise<void>, from = Infinity): Promise<boolean> {
    const look = async (error: unknown): Promise<never> => {
      if (error instanceof ApiError && error.code === 'stale-seq') await refresh?.();
      throw error;
    };
    const mine = ++this.#count;
    clearTimeout(this.#soon);
    this.sending = true;
    this.#from = from;
    this.#soon = setTimeout(() => (this.busy = true), PATIENCE);
    const done = await this.attempt(() => act().catch(look));
    if (mine === this.#count) this.#free();
    return done;
  }

  /** Notes that the position after so many events is here: it is drawn at once with all that may be done in it. */
  arrived(seq: number): void {
    if (seq > this.#from) this.#free();
  }

  /** Notes that what was under way has been answered. */
  #free(): void {
    clearTimeout(this.#soon);
    this.sending = false;
    this.busy = false;
    this.#from = Infinity;
  }
}
