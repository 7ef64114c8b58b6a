import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveFrame } from '$lib/api/types';
import { backoff, Line } from '$lib/live/connection.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(frame: unknown) {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }
  fail(code = 1006, reason = '') {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

let line: Line;
let seq: number;
let frames: LiveFrame[];
let opened: boolean[];
let gone: number;
const newest = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  Line.passes = true;
  seq = 3;
  frames = [];
  opened = [];
  gone = 0;
  line = new Line({
    url: 'ws://x/api/tables/abc/live',
    tokens: () => ['tok'],
    since: () => seq,
    receive: (frame) => frames.push(frame),
    opened: (again) => opened.push(again),
    gone: () => gone++,
    socket: (url) => new FakeSocket(url) as unknown as WebSocket,
    random: () => 0.5,
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('the live line', () => {
  it('ends where the server has no such table', () => {
    newest().open();
    newest().fail(4404);
    expect([line.state, gone]).toEqual(['closed', 1]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('ends where the server shows somebody out, instead of trying for ever', () => {
    newest().open();
    newest().fail(1008, 'banned');
    expect([line.state, gone]).toEqual(['closed', 1]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('says hello with its tokens and what it knows', () => {
    expect(line.state).toBe('connecting');
    newest().open();
    expect(line.state).toBe('open');
    expect(newest().sent[0]).toEqual({ type: 'hello', format: 2, tokens: ['tok'], since: 3 });
    expect(opened).toEqual([false]);
  });

  it('sends moves and says what came of them, or that it cannot say', async () => {
    expect(await line.move(3, ['x'])).toBeNull();
    newest().open();
    const made = line.move(3, ['a', 'b']);
    const refused = line.move(4, ['c']);
    expect(newest().sent.slice(1)).toEqual([
      { type: 'move', id: 0, seq: 3, actions: ['a', 'b'] },
      { type: 'move', id: 1, seq: 4, actions: ['c'] },
    ]);
    newest().hear({ type: 'refused', id: 1, status: 409, error: { code: 'stale-seq', message: 'look again', seq: 5 } });
    newest().hear({ type: 'moved', id: 0, seq: 5 });
    expect(await made).toBe(5);
    await expect(refused).rejects.toMatchObject({ code: 'stale-seq', status: 409, seq: 5 });
    const lost = line.move(5, ['d']);
    newest().fail();
    expect(await lost).toBeNull();
    vi.advanceTimersByTime(1000);
    newest().open();
    const late = line.move(5, ['d']);
    vi.advanceTimersByTime(8000);
    expect(await late).toBeNull();
  });

  it('comes back by itself, later each time, and resumes at the newest seq', () => {
    newest().open();
    newest().fail();
    expect(line.state).toBe('reconnecting');
    vi.advanceTimersByTime(499);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    newest().fail();
    vi.advanceTimersByTime(999);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    seq = 9;
    newest().open();
    expect(line.state).toBe('open');
    expect(newest().sent[0]).toMatchObject({ since: 9 });
    expect(opened).toEqual([false, true]);
    expect(line.tries).toBe(0);
  });

  const looked = () => document.dispatchEvent(new Event('visibilitychange'));

  it('is opened anew at once where a device has slept longer than a line is silent', () => {
    newest().open();
    vi.setSystemTime(Date.now() + 10 * 60_000); // no timer runs in a pocket
    looked();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    expect(opened).toEqual([false, true]);
  });

  it('is opened anew where nobody answers whoever looks at the page again', () => {
    newest().open();
    looked();
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(100);
    newest().hear({ type: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all, 'it is alive').toHaveLength(1);
    looked();
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is tried again where it never opens', () => {
    vi.advanceTimersByTime(20_500);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    vi.advanceTimersByTime(21_000);
    expect([line.state, FakeSocket.all.length]).toEqual(['open', 2]);
  });

  it('tells a restart from a lost line', () => {
    newest().open();
    newest().fail(1012);
    expect(line.state).toBe('restarting');
    vi.advanceTimersByTime(500);
    newest().fail();
    expect(line.state).toBe('restarting');
  });

  it('waits for the network and then tries at once', () => {
    newest().open();
    dispatchEvent(new Event('offline'));
    expect(line.state).toBe('offline');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('notices a silent line', () => {
    newest().open();
    vi.advanceTimersByTime(20_000);
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(40_000);
    expect(line.state).toBe('reconnecting');
  });

  it('answers pings, passes frames on, and ignores what is not JSON', () => {
    newest().open();
    newest().hear({ type: 'ping' });
    expect(newest().sent.at(-1)).toEqual({ type: 'pong' });
    newest().hear('{broken');
    newest().hear({ type: 'presence', seats: [true, false] });
    expect(frames).toEqual([{ type: 'presence', seats: [true, false] }]);
  });

  it('is still after it was closed', () => {
    newest().open();
    line.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('the pause before a try', () => {
  it('doubles from half a second to fifteen, with scatter', () => {
    expect([0, 1, 2, 9].map((n) => backoff(n, () => 0.5))).toEqual([500, 1000, 2000, 15_000]);
    expect(backoff(0, () => 0)).toBeLessThan(backoff(0, () => 1));
  });
});
