/**
 * The live line to a table: says hello, passes on what the server pushes, and comes back by itself.
 *
 * `state` is what a person is told: `connecting` at first, `open` while all is well, `reconnecting`
 * after a lost line, `restarting` when the server said goodbye, `offline` when the browser has no
 * network, `closed` once the page is left.
 *
 * It is a WebSocket; where none comes through, an answer that does not end stands in for it (`stream.ts`).
 */
import { ApiError } from '$lib/api/client';
import type { LiveFrame } from '$lib/api/types';
import { FORMAT } from './steps';
import type { Closed, Stream } from './stream';

export type LineState = 'connecting' | 'open' | 'reconnecting' | 'restarting' | 'offline' | 'closed';

export interface LineOptions {
  readonly url: string;
  readonly tokens: () => readonly string[];
  /** The sequence number up to which this browser knows everything. */
  readonly since: () => number | null;
  /** The last notice that this browser has. */
  readonly notice?: () => number;
  /** What names the page that speaks. */
  readonly page?: string;
  readonly receive: (frame: LiveFrame) => void;
  /** Called after every reconnection, before anything is pushed. */
  readonly opened?: (again: boolean) => void;
  /** Called when the server has no such table (any more), or shows it to nobody here; the line is closed then. */
  readonly gone?: () => void;
  readonly socket?: (url: string) => WebSocket;
  readonly random?: () => number;
}

/** Milliseconds before the n-th try: doubling from half a second to fifteen, with some scatter. */
export const backoff = (tries: number, random: () => number = Math.random): number => Math.min(15_000, 500 * 2 ** tries) * (0.7 + 0.6 * random());

/** WebSocket close codes: going away, service restart. */
const GOODBYE = new Set([1001, 1012]);
/** There is no such table, or none that can be shown. */
const NO_TABLE = 4404;
/** Why a line is closed to whoever is shown out, and every further one refused without a word. */
const BANNED = 'banned';
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** Milliseconds after which a move without an answer is sent by HTTP. */
const UNANSWERED = 8000;
/** Milliseconds for which a page that is looked at again waits for a word, and any page for the line to open. */
const AWAKE = 4000;
const OPENS = 20_000;
/** The same where no WebSocket has come through yet, and maybe none will. */
const OPENS_FIRST = 8000;
/** Failures after which another way is tried though WebSockets have come through. */
const PATIENT = 3;

/** Moves that were sent and not answered yet. */
interface Asked {
  readonly done: (seq: number | null) => void;
  readonly failed: (error: ApiError) => void;
}

export class Line {
  /** Whether a WebSocket has come through on this page, and what has where none did. */
  static passes = false;
  static instead: typeof Stream | null = null;
  state = $state<LineState>('connecting');
  tries = $state(0);
  #socket: WebSocket | Stream | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #opened = false;
  /** Whether this try has opened, and what stands in for a WebSocket where none comes through. */
  #up = false;
  #stream = Line.instead;
  #moves = 0;
  readonly #asked = new Map<number, Asked>();
  readonly #options: LineOptions;

  constructor(options: LineOptions) {
    this.#options = options;
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#seen);
    if (navigator.onLine === false) this.state = 'offline';
    else this.#connect();
  }

  #online = (): void => {
    if (this.state === 'closed') return;
    this.tries = 0;
    this.#again(0);
  };

  #offline = (): void => {
    if (this.state === 'closed') return;
    this.#drop();
    clearTimeout(this.#timer);
    this.state = 'offline';
  };

  #seen = (): void => {
    if (document.visibilityState !== 'visible' || this.state === 'closed' || this.state === 'offline') return;
    const heard = this.#heard;
    if (this.state !== 'open' || Date.now() - heard > SILENCE) return this.#again(0);
    // while a device sleeps its line may end without a word
    this.send({ type: 'ping' });
    this.#after(AWAKE, () => this.#heard === heard && this.#connect());
  };

  #connect(): void {
    this.#drop();
    const { url, socket: make = (url: string) => new WebSocket(url) } = this.#options;
    const Instead = this.#stream;
    this.#up = false;
    let socket: WebSocket | Stream;
    try {
      socket = Instead ? new Instead(url, () => JSON.stringify(this.#greeting())) : make(url);
    } catch {
      this.#lost(0);
      return;
    }
    this.#socket = socket;
    this.#after(Line.passes ? OPENS : OPENS_FIRST, () => this.#lost(0));
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#timer);
      this.#heard = Date.now();
      this.hello();
      const again = this.#opened;
      this.#opened = this.#up = true;
      Line.instead = Instead;
      Line.passes ||= !Instead;
      this.state = 'open';
      this.tries = 0;
      this.#ping = setInterval(() => this.#beat(), PING_EVERY);
      this.#options.opened?.(again);
    };
    socket.onmessage = (event: { data: string }) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      let frame: LiveFrame;
      try {
        frame = JSON.parse(event.data) as LiveFrame;
      } catch {
        return;
      }
      if (frame.type === 'ping') this.send({ type: 'pong' });
      else if (frame.type === 'moved') this.#answer(frame.id)?.done(frame.seq);
      else if (frame.type === 'refused') this.#answer(frame.id)?.failed(new ApiError(frame.error.code, frame.status, frame.error));
      else this.#options.receive(frame);
    };
    socket.onclose = (event: Closed) => {
      if (this.#socket === socket) this.#lost(event.reason === BANNED ? NO_TABLE : event.code);
    };
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lost(0);
    else this.send({ type: 'ping' });
  }

  #lost(code: number): void {
    this.#drop();
    if (this.state === 'closed' || this.state === 'offline') return;
    if (code === NO_TABLE) {
      this.close();
      this.#options.gone?.();
      return;
    }
    if (!this.#up && (!Line.passes || this.tries > PATIENT)) void this.#turn();
    this.state = GOODBYE.has(code)
      ? 'restarting'
      : this.#opened || this.tries > 0
        ? this.state === 'restarting'
          ? 'restarting'
          : 'reconnecting'
        : 'connecting';
    this.#again(backoff(this.tries++, this.#options.random));
  }

  /** Lets the next try go the other way, as far as that is there by then. */
  async #turn(): Promise<void> {
    this.#stream = this.#stream ? null : ((await import('./stream').catch(() => null))?.Stream ?? null);
  }

  #again(ms: number): void {
    if (this.state === 'offline') this.state = 'reconnecting';
    this.#after(ms, () => this.#connect());
  }

  #after(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }

  #drop(): void {
    clearInterval(this.#ping);
    for (const id of [...this.#asked.keys()]) this.#answer(id)?.done(null);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    try {
      socket.close();
    } catch {
      // it was never open
    }
  }

  send(frame: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame));
  }

  /** Who is there and what is known, or that the position is to come `whole`. */
  #greeting(whole = false): object {
    const { tokens, since, notice, page } = this.#options;
    return { type: 'hello', format: FORMAT, tokens: tokens(), since: whole ? null : since(), ...(notice && { notice: notice() }), ...(page && { page }) };
  }

  hello(whole = false): void {
    this.send(this.#greeting(whole));
  }

  /**
   * Sends moves; gives the `seq` that they led to, or null where the line cannot say what came of them: then they are sent
   * by HTTP, which is safe. Rejects with the `ApiError` of a refusal.
   */
  move(seq: number, actions: readonly string[]): Promise<number | null> {
    if (this.state !== 'open' || this.#stream || this.#socket?.readyState !== 1) return Promise.resolve(null);
    const id = this.#moves++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#answer(id)?.done(null), UNANSWERED);
      this.#asked.set(id, {
        done: (to) => (clearTimeout(timer), resolve(to)),
        failed: (error) => (clearTimeout(timer), reject(error)),
      });
      this.send({ type: 'move', id, seq, actions });
    });
  }

  #answer(id: number | null): Asked | undefined {
    if (id === null) return undefined;
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  /** Tries at once; for a button. */
  retry(): void {
    if (this.state === 'closed') return;
    this.tries = 0;
    this.#again(0);
  }

  /** Says hello again: the tokens of this browser have changed. */
  renew(): void {
    if (this.state !== 'closed' && this.state !== 'offline') this.#again(0);
  }

  close(): void {
    this.state = 'closed';
    clearTimeout(this.#timer);
    this.#drop();
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#seen);
  }
}
