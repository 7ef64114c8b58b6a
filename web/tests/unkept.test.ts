/** A browser that keeps nothing: a private window, or one that is full. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptOf, remember } from '$lib/state/nonces';
import { held } from '$lib/state/seats.svelte';
import { keep, recall } from '$lib/state/storage';
import { News } from '$lib/table/news.svelte';
import { warn } from '$lib/table/unkept';

beforeEach(() => {
  localStorage.clear();
  held.all = {};
});
afterEach(() => vi.restoreAllMocks());

const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
const shut = () => {
  full();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
};

describe.each([
  ['is shut', shut],
  ['is full', full],
])('a browser whose storage %s', (_, deny) => {
  it('goes on with every seat that it has taken', () => {
    held.add('old', 'caylus', { '0': 'before' });
    deny();
    held.add('abc', 'carcassonne', { '0': 'one' });
    held.add('abc', 'carcassonne', { '1': 'two' });
    held.add('xyz', 'praga', { '2': 'three' });
    expect(held.tokens('abc')).toEqual(['one', 'two']);
    expect(held.tokens('xyz')).toEqual(['three']);
    held.note({ abc: true });
    expect(held.all['abc']?.over).toBe(true);
    held.forget('xyz');
    expect(held.tokens('xyz')).toEqual([]);
    expect(held.tokens('abc')).toEqual(['one', 'two']);
  });

  it('still sends the random number that it has announced', () => {
    deny();
    remember('abc', 'f00d', null);
    expect(keptOf('abc')?.nonce).toBe('f00d');
  });

  it('keeps again as soon as there is room, and then hears what other pages keep', () => {
    deny();
    keep('game', 'caylus');
    expect(recall('game', '')).toBe('caylus');
    vi.restoreAllMocks();
    keep('game', 'praga');
    localStorage.setItem('bastide.game', '"carrara"');
    expect(recall('game', '')).toBe('carrara');
  });
});

it('is said once to be a browser that keeps nothing, beside what happened at the table and not in its log', async () => {
  const news = new News('abc', [], () => [0]);
  await warn({ news, over: true });
  expect(news.fresh).toEqual([]);
  await warn({ news, over: false });
  await warn({ news, over: false });
  expect(news.fresh.map(({ key }) => key)).toEqual(['shell-unkept']);
  expect(news.notices).toEqual([]);
});
