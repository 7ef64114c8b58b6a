import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '$lib/api/client';
import { held } from '$lib/state/seats.svelte';
import { Desk, PATIENCE } from '$lib/table/desk.svelte';

const api = {} as Client;
let seat: number | undefined;
const desk = () => new Desk('abc', api, () => seat);

beforeEach(() => {
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'first', '2': 'third' });
  seat = undefined;
});

describe('a desk', () => {
  it('speaks with the token of the seat on turn first', () => {
    const one = desk();
    expect(one.speaking).toEqual(one.tokens);
    seat = 2;
    expect(one.speaking).toEqual(['third', 'first']);
    seat = 1; // nobody of this browser
    expect(one.speaking).toEqual(one.tokens);
  });

  it('says what went wrong, and that it did', async () => {
    const one = desk();
    expect(await one.attempt(() => Promise.resolve())).toBe(true);
    expect(await one.attempt(() => Promise.resolve(false))).toBe(false);
    expect(one.notice).toBeNull();
    expect(await one.attempt(() => Promise.reject(new ApiError('illegal-action', 422, { message: 'No.', rule: 'CAR-024' })))).toBe(false);
    expect(one.notice).toMatchObject({ rule: 'CAR-024', kind: 'refusal' });
  });

  it('sends one thing at a time, and looks again where the table has moved on', async () => {
    const one = desk();
    const refresh = vi.fn(() => Promise.resolve());
    const stale = () => Promise.reject(new ApiError('stale-seq', 409, { message: 'look again' }));
    const done = one.alone(stale, refresh);
    expect([one.sending, one.busy]).toEqual([true, false]);
    expect(await done).toBe(false);
    expect([one.sending, one.busy, refresh.mock.calls.length]).toEqual([false, false, 1]);
    expect(one.notice).toMatchObject({ kind: 'error' });
  });

  it('shows that something is under way once it takes long', async () => {
    vi.useFakeTimers();
    const one = desk();
    const done = one.alone(() => new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE)));
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect([one.sending, one.busy]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(2);
    expect([one.sending, one.busy]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(2 * PATIENCE);
    expect(await done).toBe(true);
    expect([one.sending, one.busy]).toEqual([false, false]);
    vi.useRealTimers();
  });
});
