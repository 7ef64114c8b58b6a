/** How this browser's person wants to be told of their turn, and which tables know: once chosen, every new one is told. */
import { api as defaultApi, ApiError, type Client } from '$lib/api/client';
import type { Language } from '$lib/i18n';
import { held, type Held } from '$lib/state/seats.svelte';
import { settings } from '$lib/state/settings.svelte';
import { keep, recall } from '$lib/state/storage';
import { listen, type Listening, type Push } from './calls';
import { current, note, seen, subscribe, unsubscribe } from './device';
import { withOthers } from './others';

interface Kept {
  readonly push: Push | null;
  /** Where pushes went until they were switched off. */
  readonly ended: Push | null;
  /** The server's public key that pushes are made with. */
  readonly key: string | null;
  readonly mail: string | null;
  /** What each table was told, as `#mark` writes it. */
  readonly told: Readonly<Record<string, string>>;
}
const NOTHING: Kept = { push: null, ended: null, key: null, mail: null, told: {} };
const read = (): Kept => recall<Kept | null>('bell', null) ?? NOTHING;
/** Refusals that say that the seat or the table is gone. */
const GONE = new Set([401, 404]);

class Bell {
  kept = $state.raw<Kept>(read());
  /** Tables at which there is nobody to wait for, as far as this page knows. */
  #alone = new Set<string>();
  #busy: Promise<unknown> = Promise.resolve();
  #watching = false;

  get on(): boolean {
    return this.kept.push !== null || this.kept.mail !== null;
  }

  /** Another page of this browser may have changed it meanwhile. */
  #change(change: (now: Kept) => Partial<Kept>): void {
    const now = read();
    const next = { ...now, ...change(now) };
    const nothing = next.push === null && next.mail === null && Object.keys(next.told).length === 0;
    keep('bell', nothing ? null : next);
    this.kept = nothing ? NOTHING : next;
  }

  /** Forgets what was asked for, here and in this browser. */
  forget(): void {
    keep('bell', null);
    this.kept = NOTHING;
  }

  /** Asks the browser's permission and has pushes sent here; false if the person refuses. */
  async switchOn(key: string): Promise<boolean> {
    const push = await subscribe(key);
    if (push) this.#change(() => ({ push, key }));
    return push !== null;
  }
  async switchOff(): Promise<void> {
    this.#change(({ push, ended }) => ({ push: null, ended: push ?? ended, key: null }));
    await unsubscribe();
  }
  setMail(mail: string | null): void {
    this.#change(() => ({ mail }));
  }

  #mark(tokens: readonly string[]): string {
    const { push, mail } = this.kept;
    return [push?.endpoint ?? '', mail ?? '', settings.lang, ...tokens.map((token) => token.slice(0, 8))].join(' ');
  }

  /** Tells one table what is wanted now. */
  async tell(id: string): Promise<Listening> {
    const { push, ended, mail, told } = this.kept;
    const tokens = held.tokens(id);
    const [endpoint, address] = (told[id] ?? ' ').split(' '); // what this browser has told it before
    const answer = await listen(id, tokens, {
      ...(push && { push }),
      ...(ended && endpoint === ended.endpoint && endpoint !== push?.endpoint && { ended }),
      ...((mail || address) && { mail }),
      language: settings.lang satisfies Language,
    });
    this.#remember(id, this.on ? this.#mark(tokens) : null);
    return answer;
  }
  #remember(id: string, mark: string | null): void {
    this.#change(({ told: { [id]: _before, ...others } }) => ({ told: mark === null ? others : { ...others, [id]: mark } }));
  }

  /** Tells every table that does not know yet; returns what went wrong first, which is tried again on the next visit. */
  settle(all: Readonly<Record<string, Held>> = held.all, api: Client = defaultApi): Promise<unknown> {
    if (!this.#watching) document.addEventListener('visibilitychange', () => void seen());
    this.#watching = true;
    const mine = this.#busy.then(() => this.#settle(all, api).catch((error: unknown) => error));
    this.#busy = mine;
    return mine;
  }

  async #settle(all: Readonly<Record<string, Held>>, api: Client): Promise<unknown> {
    this.kept = read();
    await seen();
    await this.#renew();
    const going = new Set(Object.keys(all).filter((id) => !all[id]!.over));
    for (const id of Object.keys(this.kept.told)) if (!going.has(id)) this.#remember(id, null);
    const fresh = this.on
      ? await this.#fresh(
          [...going].filter((id) => !(id in this.kept.told) && !this.#alone.has(id)),
          api,
        )
      : [];
    const known = Object.keys(this.kept.told).filter((id) => !this.on || this.kept.told[id] !== this.#mark(held.tokens(id)));
    let wrong: unknown = null;
    for (const id of [...known, ...fresh])
      try {
        await this.tell(id);
      } catch (error) {
        if (error instanceof ApiError && GONE.has(error.status)) this.#remember(id, null);
        else wrong ??= error;
      }
    const { push, key, told } = this.kept;
    if (push && key) await note({ key, language: settings.lang, tables: Object.fromEntries(Object.keys(told).map((id) => [id, held.tokens(id)])) });
    else await note(null);
    return wrong;
  }

  /** Browsers change where pushes go, or end them. */
  async #renew(): Promise<void> {
    const { push, key } = this.kept;
    if (!push || !key) return;
    const now = (await current()) ?? (Notification.permission === 'granted' ? await subscribe(key) : null);
    if (now?.endpoint !== push.endpoint) this.#change(() => ({ push: now, ended: push }));
  }

  /** Those of these tables at which people are waited for. */
  async #fresh(ids: readonly string[], api: Client): Promise<string[]> {
    if (ids.length === 0) return [];
    const tables = await api.mine(held.proofs(ids));
    const fresh = tables.filter(withOthers).map(({ id }) => id);
    for (const id of ids) if (!fresh.includes(id)) this.#alone.add(id);
    return fresh;
  }
}

export const bell = new Bell();
