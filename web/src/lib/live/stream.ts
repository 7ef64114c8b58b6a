/** The live line as an answer that does not end: for networks that let no WebSocket through. Only listens. */

const CLOSED = 1006;
const NOT_ALLOWED = 1008;
/** Milliseconds that an answer lasts at least if its end is no accident: then it is asked for again. */
const LASTS = 60_000;

/** Why a line is closed, as a WebSocket tells it. */
export interface Closed {
  readonly code: number;
  readonly reason: string;
}

/** Looks like a WebSocket to a line: hellos are requests, and so is what one points at; whatever else is sent is said to nobody. */
export class Stream {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: Closed) => void) | null = null;
  readonly #url: string;
  readonly #hello: () => string;
  #asked = new AbortController();
  #greeted = false;

  constructor(url: string, hello: () => string) {
    this.#url = url.replace(/^ws/u, 'http');
    this.#hello = hello;
    void this.#listen(hello());
  }

  async #listen(hello: string): Promise<void> {
    const { signal } = this.#asked;
    const began = Date.now();
    let end: Closed = { code: CLOSED, reason: '' };
    try {
      const answer = await fetch(this.#url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: hello, cache: 'no-store', signal });
      if (answer.ok && answer.body) end = await this.#read(answer.body.getReader(), end);
      else if (answer.status === 403 && (await answer.text()).includes('"banned"')) end = { code: NOT_ALLOWED, reason: 'banned' };
    } catch {
      // the network is gone, or this was closed
    }
    if (signal.aborted) return;
    if (end.code === CLOSED && this.readyState === 1 && Date.now() - began > LASTS) void this.#listen(this.#hello());
    else this.onclose?.(end);
  }

  /** Passes frames on until there are no more; returns why. */
  async #read(reader: ReadableStreamDefaultReader<Uint8Array>, end: Closed): Promise<Closed> {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return end;
      text += decoder.decode(value, { stream: true });
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const data = event.slice(event.indexOf('data: ') + 6);
        if (event.startsWith('event: close')) return JSON.parse(data) as Closed;
        if (this.readyState === 0) {
          this.readyState = 1;
          this.onopen?.();
        }
        if (this.readyState === 1) this.onmessage?.({ data });
      }
    }
  }

  send(data: string): void {
    if (data.startsWith('{"type":"point"')) void this.#point(data);
    if (!data.startsWith('{"type":"hello"')) return;
    if (this.#greeted) {
      this.#asked.abort();
      this.#asked = new AbortController();
      void this.#listen(data);
    }
    this.#greeted = true;
  }

  async #point(data: string): Promise<void> {
    const { tokens } = JSON.parse(this.#hello()) as { tokens: readonly string[] };
    const { action } = JSON.parse(data) as { action: string | null };
    const headers = { 'Content-Type': 'application/json', 'X-Bastide-Seats': tokens.join(',') };
    await fetch(this.#url.replace(/live$/u, 'point'), { method: 'POST', headers, body: JSON.stringify({ action }) }).catch(() => null);
  }

  close(): void {
    this.readyState = 3;
    this.#asked.abort();
  }
}
