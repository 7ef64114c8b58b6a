import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '$lib/api/client';
import { held } from '$lib/state/seats.svelte';
import { Desk } from '$lib/table/desk.svelte';

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

  it('is busy while something is under way, and looks again where the table has moved on', async () => {
    const one = desk();
    const refresh = vi.fn(() => Promise.resolve());
    const stale = () => {
      expect(one.busy).toBe(true);
      return Promise.reject(new ApiError('stale-seq', 409, { message: 'look again' }));
    };
    expect(await one.alone(stale, refresh)).toBe(false);
    expect([one.busy, refresh.mock.calls.length]).toEqual([false, 1]);
    expect(one.notice).toMatchObject({ kind: 'error' });
  });
});
