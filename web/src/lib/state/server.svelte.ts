/** What the server says of itself: whether it has a newer page than this one, and what its operators announce. */
import { api as defaultApi, type Client } from '$lib/api/client';
import type { ServerAnswer } from '$lib/api/schema';

/** The address of this page's script, which changes with its contents; empty where nothing was built. */
const own = (): string => {
  const at = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  return at.startsWith('/assets/') ? at : '';
};

/** Milliseconds after which a page that is looked at again asks anew. */
const STALE = 5 * 60_000;

export class Server {
  readonly page = own();
  announcement = $state.raw<ServerAnswer['announcement']>(null);
  /** Whether somebody here is in the middle of a turn: then nobody is asked to load another page. */
  busy = $state(false);
  #newer = $state(false);
  #outdated = $state(false);
  /** Whether a part of this page was wanted and did not come. */
  #missed = $state(false);
  #seen = $state('');
  #asked = -Infinity;

  /** Whether to say that a newer page is ready. */
  get newer(): boolean {
    return this.#outdated || (this.#newer && (this.#missed || !this.busy));
  }

  /** Whether the newer page can wait. */
  get canWait(): boolean {
    return !this.#outdated;
  }

  /** What is announced and has not been put away. */
  get said(): ServerAnswer['announcement'] {
    return this.announcement && this.announcement.text !== this.#seen ? this.announcement : null;
  }

  take({ page, announcement }: ServerAnswer): void {
    this.#newer = this.page !== '' && page !== '' && page !== this.page;
    this.#missed &&= this.#newer;
    this.announcement = announcement;
  }

  /** A part of this page did not come: the parts of an older page are gone, and only the newer one can be looked at in full. */
  miss(api: Client = defaultApi): Promise<void> {
    this.#missed = true;
    this.#asked = -Infinity;
    return this.ask(api);
  }

  /** The server does not understand this page any more: nothing can be done here before another is loaded. */
  outdate(): void {
    this.#outdated = true;
  }

  /** Says no more of the newer page until the server is asked again. */
  putOff(): void {
    this.#newer = false;
  }

  /** Puts away what is announced. */
  see(): void {
    this.#seen = this.announcement?.text ?? '';
  }

  /** Asks, unless that was done of late; a server that does not answer has no news. */
  async ask(api: Client = defaultApi, now: number = Date.now()): Promise<void> {
    if (now - this.#asked < STALE) return;
    this.#asked = now;
    try {
      this.take(await api.server());
    } catch {
      // offline, or an older server
    }
  }
}

export const server = new Server();
