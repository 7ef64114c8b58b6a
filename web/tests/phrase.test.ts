import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '$lib/api/client';
import { bits, newPhrase, readPhrase, word } from '$lib/state/phrase';
import { Recovery } from '$lib/state/recovery.svelte';
import { held } from '$lib/state/seats.svelte';
import { table } from './fixtures';

beforeEach(() => {
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'tok' });
});

describe('words to write down', () => {
  it('hold sixteen bits each, and every word is read again', () => {
    for (let number = 0; number < 65536; number += 7) expect(bits(word(number))).toBe(number);
    expect(bits('aaaaa')).toBeNull();
  });

  it('are eight; a wrong letter or two words that changed places are noticed', () => {
    const words = newPhrase();
    expect(words).toMatch(/^[a-z]{5}( [a-z]{5}){7}$/);
    expect(readPhrase(` ${words.toUpperCase().replaceAll(' ', ' - ')}\n`)).toBe(words);
    const parts = newPhrase(new Uint16Array([1, 2, 3, 4, 5, 6, 7])).split(' ');
    expect(readPhrase([parts[1], parts[0], ...parts.slice(2)].join(' '))).toBeNull();
    for (let i = 0; i < 8; i++) {
      const other = parts.map((one, j) => (j === i ? word(bits(one)! ^ 1) : one));
      expect(readPhrase(other.join(' '))).toBeNull();
    }
    expect(readPhrase(parts.slice(1).join(' '))).toBeNull();
    expect(new Set(Array.from({ length: 50 }, () => newPhrase())).size).toBe(50);
  });

  it('cover every seat once, also those taken later, and nothing before somebody asks for them', async () => {
    const coverSeats = vi.fn().mockResolvedValue({ seats: 1 });
    const client = { coverSeats } as unknown as Client;
    const recovery = new Recovery();
    await recovery.cover(held.all, client);
    expect(coverSeats).not.toHaveBeenCalled();
    recovery.words = newPhrase();
    await recovery.cover(held.all, client);
    expect(coverSeats).toHaveBeenLastCalledWith(recovery.words, { abc: ['tok'] });
    held.add('def', 'caylus', { '2': 'other' });
    await recovery.cover(held.all, client);
    expect(coverSeats).toHaveBeenLastCalledWith(recovery.words, { def: ['other'] });
    await recovery.cover(held.all, client);
    expect(coverSeats).toHaveBeenCalledTimes(2);
  });

  it('bring seats back, and are this browser’s from then on', async () => {
    const words = newPhrase();
    const client = {
      recover: () => Promise.resolve({ found: [{ table: table({ id: 'old' }), tokens: { '0': 'fresh' } }] }),
      coverSeats: vi.fn().mockResolvedValue({}),
    } as unknown as Client;
    const recovery = new Recovery();
    expect(await recovery.recover(words, client)).toBe(1);
    expect(held.tokenOf('old', 0)).toBe('fresh');
    expect(recovery.words).toBe(words);
    expect(client.coverSeats).toHaveBeenCalledWith(words, { abc: ['tok'], old: ['fresh'] });
  });
});
