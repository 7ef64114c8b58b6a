import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from '$lib/live/connection.svelte';
import { Stream, type Closed } from '$lib/live/stream';

/** An answer that is sent piece by piece. */
class Answer {
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  readonly body = new ReadableStream<Uint8Array>({ start: (controller) => void (this.#controller = controller) });
  constructor(
    readonly url: string,
    readonly asked: RequestInit,
  ) {
    asked.signal?.addEventListener('abort', () => this.#controller.error(new Error('aborted')));
  }
  async say(text: string) {
    this.#controller.enqueue(new TextEncoder().encode(text));
    await settled();
  }
  async end() {
    this.#controller.close();
    await settled();
  }
}
const settled = () => vi.advanceTimersByTimeAsync(0);
let answers: Answer[];
let hellos: number;
const newest = () => answers.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  hellos = 0;
  Line.passes = false;
  Line.instead = null;
  vi.stubGlobal('fetch', (url: string, asked: RequestInit) => {
    const answer = new Answer(url, asked);
    answers.push(answer);
    return Promise.resolve(new Response(answer.body, { status: 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Line.passes = false;
  Line.instead = null;
});

function streamed() {
  const heard: string[] = [];
  const stream = new Stream('wss://x/api/tables/abc/live', () => `{"type":"hello","n":${hellos++},"tokens":["odile","wen"]}`);
  stream.onopen = () => {
    heard.push('open');
    stream.send('{"type":"hello"}'); // as a line does, which takes it for a WebSocket
  };
  stream.onmessage = ({ data }) => heard.push(data);
  stream.onclose = ({ code, reason }) => heard.push(`closed ${code} ${reason}`);
  return { stream, heard };
}

describe('a live line without a WebSocket', () => {
  it('says hello in a request, and hears frames as they come, in whatever pieces', async () => {
    const { heard } = streamed();
    expect(newest().url).toBe('https://x/api/tables/abc/live');
    expect(newest().asked.body).toContain('{"type":"hello","n":0,');
    await newest().say('data: {"type":"ta');
    expect(heard).toEqual([]);
    await newest().say('ble"}\n\ndata: {"type":"presence"}\n');
    await newest().say('\ndata: {"type":"chat","message":{"text":"Zug \u{1f600}"}}\n\n');
    expect(heard).toEqual(['open', '{"type":"table"}', '{"type":"presence"}', '{"type":"chat","message":{"text":"Zug \u{1f600}"}}']);
    expect(answers).toHaveLength(1);
  });

  it('is told why it ends', async () => {
    const { heard } = streamed();
    await newest().say('data: {"type":"error"}\n\nevent: close\ndata: {"code":4404,"reason":"no-table"}\n\n');
    expect(heard).toEqual(['open', '{"type":"error"}', 'closed 4404 no-table']);
  });

  it('is lost where the answer breaks off or is refused', async () => {
    const { heard } = streamed();
    await newest().say('data: {}\n\n');
    await newest().end();
    expect(heard.at(-1)).toBe('closed 1006 ');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"error":{"code":"banned"}}', { status: 403 })));
    const banned = streamed();
    await settled();
    expect(banned.heard).toEqual(['closed 1008 banned']);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const away = streamed();
    await settled();
    expect(away.heard).toEqual(['closed 1006 ']);
  });

  it('asks again, without a word to anybody, where an answer has lasted its time', async () => {
    const { heard } = streamed();
    await newest().say('data: {}\n\n');
    await vi.advanceTimersByTimeAsync(300_000);
    await newest().end();
    expect(answers).toHaveLength(2);
    expect(newest().asked.body).toContain('{"type":"hello","n":1,');
    await newest().say('data: {"type":"table"}\n\n');
    expect(heard).toEqual(['open', '{}', '{"type":"table"}']);
  });

  it('tells by a call what one points at', async () => {
    const { stream, heard } = streamed();
    await newest().say('data: {}\n\n');
    for (const action of ['"pass"', 'null']) {
      stream.send(`{"type":"point","action":${action}}`);
      expect(newest().url).toBe('https://x/api/tables/abc/point');
      expect(newest().asked).toMatchObject({ method: 'POST', body: `{"action":${action}}`, headers: { 'X-Bastide-Seats': 'odile,wen' } });
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    stream.send('{"type":"point","action":null}');
    await settled();
    expect(heard).toEqual(['open', '{}']);
  });

  it('says another hello by another request, and nothing else', async () => {
    const { stream, heard } = streamed();
    await newest().say('data: {}\n\n');
    stream.send('{"type":"pong"}');
    expect(answers).toHaveLength(1);
    stream.send('{"type":"hello","since":null}');
    expect(newest().asked.body).toBe('{"type":"hello","since":null}');
    await newest().say('data: {"type":"snapshot"}\n\n');
    stream.close();
    await settled();
    expect(heard).toEqual(['open', '{}', '{"type":"snapshot"}']);
  });
});

describe('a line', () => {
  let sockets: {
    onopen: (() => void) | null;
    onclose: ((event: Closed) => void) | null;
    readyState: number;
    send: () => void;
    close: () => void;
  }[];
  const line = () =>
    new Line({
      url: 'ws://x/api/tables/abc/live',
      tokens: () => [],
      since: () => 3,
      receive: () => undefined,
      socket: () => {
        sockets.push({ onopen: null, onclose: null, readyState: 0, send: () => undefined, close: () => undefined });
        return sockets.at(-1) as unknown as WebSocket;
      },
      random: () => 0.5,
    });
  beforeEach(() => (sockets = []));
  const fail = () => sockets.at(-1)!.onclose?.({ code: 1006, reason: '' });

  it('goes another way where no WebSocket comes through, and so do those after it', async () => {
    const first = line();
    fail();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sockets).toHaveLength(1);
    await newest().say('data: {"type":"table"}\n\n');
    expect(first.state).toBe('open');
    expect(answers).toHaveLength(1);
    expect(JSON.parse(newest().asked.body as string)).toMatchObject({ type: 'hello', since: 3 });
    await expect(first.move(3, ['pass'])).resolves.toBeNull();
    first.close();
    const second = line();
    await newest().say('data: {"type":"table"}\n\n');
    expect(second.state).toBe('open');
    expect(sockets).toHaveLength(1);
    second.close();
  });

  it('waits for a WebSocket that neither opens nor fails for a while only', async () => {
    const first = line();
    await vi.advanceTimersByTimeAsync(9000);
    expect(answers).toHaveLength(1);
    first.close();
  });

  it('tries a WebSocket again where the other way fails, too', async () => {
    const first = line();
    fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers).toHaveLength(1);
    await newest().end();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sockets).toHaveLength(2);
    first.close();
  });

  it('does not leave WebSockets for a server that is away for a moment', async () => {
    const first = line();
    sockets[0]!.onopen?.();
    fail();
    for (let tries = 0; tries < 3; tries++) {
      await vi.advanceTimersByTimeAsync(4000);
      fail();
    }
    expect(answers).toHaveLength(0);
    first.close();
  });
});
