import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dated, now } from '$lib/state/now';

const HERE = Date.parse('2026-11-30T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: HERE }));
afterEach(() => {
  dated(new Date(Date.now()).toUTCString());
  vi.useRealTimers();
});

it('tells the time of the server, whose answers are dated to the second', () => {
  expect(now()).toBe(HERE);
  dated('Mon, 30 Nov 2026 11:10:00 GMT');
  expect(now()).toBe(HERE - 50 * 60_000);
  vi.advanceTimersByTime(1000);
  expect(now()).toBe(HERE - 50 * 60_000 + 1000);
});

it('takes nothing for a wrong clock that may be the way of an answer, or no date at all', () => {
  dated('Mon, 30 Nov 2026 11:59:58 GMT');
  expect(now()).toBe(HERE);
  dated('Mon, 30 Nov 2026 11:10:00 GMT');
  for (const none of [null, '', 'soon']) dated(none);
  expect(now()).toBe(HERE - 50 * 60_000);
});
