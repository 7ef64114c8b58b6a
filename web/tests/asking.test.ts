import { describe, expect, it, vi } from 'vitest';
import type { GameContext } from '$lib/games/types';
import { Settings, type Asking } from '$lib/state/settings.svelte';
import { asksFirst } from '$lib/table/asking';
import { keep } from '$lib/state/storage';

/** A table at which trying something leaves the decision with a seat, or leads to chance (-1) or the end (-4). */
const table = (asks: Asking, then: number | null): GameContext =>
  ({
    settings: { confirm: asks !== 'never', asks, motion: true },
    view: { current: 0 },
    look: vi.fn(async () => {
      if (then === null) throw new Error('the line is down');
      return { view: { current: then }, refusal: null };
    }),
  }) as unknown as GameContext;

describe('one is asked before a move', () => {
  it.each([
    [0, false],
    [1, true],
    [-1, true],
    [-4, true],
    [null, true],
  ])('where needed: if %s decides then, %s', async (then, asked) => {
    expect(await asksFirst(table('needed', then), ['a'])).toBe(asked);
  });

  it('always or never, without trying anything', async () => {
    const [always, never] = [table('always', 0), table('never', -1)];
    expect(await asksFirst(always, ['a'])).toBe(true);
    expect(await asksFirst(never, ['a'])).toBe(false);
    expect(always.look).not.toHaveBeenCalled();
    expect(never.look).not.toHaveBeenCalled();
  });
});

describe('what was chosen before there were three ways', () => {
  it.each([
    ['nothing', null, null, 'needed'],
    ['on', true, null, 'needed'],
    ['off', false, null, 'never'],
    ['a way of today', false, 'always', 'always'],
  ])('is kept: %s', (_, before, now, then) => {
    localStorage.clear();
    if (before !== null) keep('confirm', before);
    if (now !== null) keep('asks', now);
    const settings = new Settings();
    expect(settings.asks).toBe(then);
    expect(settings.confirm).toBe(then !== 'never');
  });
});
