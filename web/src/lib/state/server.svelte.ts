/** What the server says of itself: whether it has a newer page than this one, and what its operators announce. */
import { api as defaultApi, type Client } from '$lib/api/client';
import type { ServerAnswer } from '$lib/api/schema';
import { base } from '$lib/state/base';

/** The address of this page's script, which changes with its contents; empty where nothing was built. */
const own = (): string => {
  const at = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  return at.startsWith(`${base}/assets/`) ? at.slice(base.length) : '';
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
  /** What did not come, in the browser's words. */
  readonly #missing = new Set<string>();
  /** Whether a part did not come a second time, though the server is there: some browsers never fetch it anew. */
  #stuck = $state(false);
  #seen = $state('');
  #asked = -Infinity;

  /** Whether to say that a newer page is ready. */
  get newer(): boolean {
    return this.#outdated || (this.#newer && (this.#missed || !this.busy));
  }

  /** Whether to say that parts come only once the page is loaded again. */
  get stuck(): boolean {
    return this.#stuck && !this.newer;
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

  /** A part of this page did not come: it is an older page, whose parts are gone, or the line was down. */
  async miss(part = '', api: Client = defaultApi): Promise<void> {
    const again = this.#missing.has(part);
    this.#missing.add(part);
    this.#missed = true;
    this.#asked = -Infinity;
    if ((await this.ask(api)) && again) this.#stuck = true;
  }

  /** The server does not understand this page any more: nothing can be done here before another is loaded. */
  outdate(): void {
    this.#outdated = true;
  }

  /** Says no more of another page until the server is asked again. */
  putOff(): void {
    this.#newer = this.#stuck = false;
  }

  /** Puts away what is announced. */
  see(): void {
    this.#seen = this.announcement?.text ?? '';
  }

  /** Asks, unless that was done of late, and says whether there was an answer; a server that does not answer has no news. */
  async ask(api: Client = defaultApi, now: number = Date.now()): Promise<boolean> {
    if (now - this.#asked < STALE) return false;
    this.#asked = now;
    try {
      this.take(await api.server());
      return true;
    } catch {
      return false; // offline, or an older server
    }
  }
}

export const server = new Server();
