import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '$lib/api/client';
import type { Shuffle } from '$lib/api/types';
import { announce, keptOf, remember } from '$lib/state/nonces';
import { held } from '$lib/state/seats.svelte';
import { hashOf, tagOf } from '$lib/state/hashes';
import { checks } from '$lib/state/shuffles';
import FairDialog from '$lib/table/FairDialog.svelte';
import { Session } from '$lib/table/session.svelte';
import { snapshot, table } from './fixtures';

const SECRET = '01'.repeat(32);
const OTHER = 'ab'.repeat(16);
const mine = await announce();

const shuffle = (more: Partial<Shuffle> = {}): Shuffle => ({
  protocol: '2',
  origin: null,
  commitment: hashOf(SECRET),
  table: tagOf('abc'),
  secret: null,
  seats: [
    { state: 'sealed', seal: mine.seal, nonce: null },
    { state: 'sealed', seal: hashOf(OTHER), nonce: null },
  ],
  ...more,
});
const opened = (own = mine.nonce, other = OTHER): Shuffle['seats'] => [own, other].map((nonce) => ({ state: 'open', seal: hashOf(nonce), nonce }));

function client(awaits: readonly number[], found = shuffle()) {
  const sendNonce = vi.fn(() => Promise.resolve({ table: table() }));
  const answer = { table: table({ awaits: [...awaits] }), snapshot: snapshot(0), notices: [] };
  const api = { table: () => Promise.resolve(answer), shuffle: () => Promise.resolve(found), sendNonce };
  return { sendNonce, api: api as unknown as Client };
}

beforeEach(() => {
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'tok' });
});

describe('a random number', () => {
  it('is announced by its hash, and another one every time', async () => {
    expect(mine.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(mine.seal).toBe(hashOf(mine.nonce));
    expect((await announce()).nonce).not.toBe(mine.nonce);
    expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('is sent once the table waits for it, with a note of what the others have announced', async () => {
    remember('abc', mine.nonce, hashOf(SECRET));
    const { api, sendNonce } = client([0, 1]);
    const session = await Session.open('abc', { api, quiet: true });
    await vi.waitFor(() => expect(sendNonce).toHaveBeenCalledWith('abc', mine.nonce, ['tok']));
    expect(keptOf('abc')).toMatchObject({ nonce: mine.nonce, commitment: hashOf(SECRET), seals: [mine.seal, hashOf(OTHER)] });
    session.close();
  });

  it('is kept while a seat is open, and while the table waits for others alone', async () => {
    remember('abc', mine.nonce, hashOf(SECRET));
    for (const awaits of [[], [1]]) {
      const { api, sendNonce } = client(awaits);
      (await Session.open('abc', { api, quiet: true })).close();
      expect(sendNonce).not.toHaveBeenCalled();
    }
  });
});

describe('a browser finds out', () => {
  const kept = { nonce: mine.nonce, commitment: hashOf(SECRET), seals: [mine.seal, hashOf(OTHER)], at: 0 };
  const bad = (found: Shuffle) => checks('abc', found, kept, [0]).flatMap(([what, good]) => (good ? [] : [what]));

  it.each([
    ['nothing where all is well', shuffle({ seats: opened(), secret: SECRET }), []],
    ['another commitment', shuffle({ seats: opened(), commitment: hashOf(OTHER) }), ['commitment']],
    ['another number in its place', shuffle({ seats: opened(OTHER) }), ['number', 'others']],
    ['that its number was left out', shuffle({ seats: [{ state: 'late', seal: null, nonce: null }, opened()[1]!] }), ['number']],
    ['a number that was chosen after its own', shuffle({ seats: opened(mine.nonce, 'cd'.repeat(16)) }), ['others']],
    ['the shuffle of another table', shuffle({ seats: opened(), table: tagOf('xyz') }), ['table']],
    ['another secret', shuffle({ seats: opened(), secret: '02'.repeat(32) }), ['secret']],
  ] as const)('%s', (_, found, expected) => {
    expect(bad(found)).toEqual(expected);
  });

  it('and says so', async () => {
    remember('abc', mine.nonce, hashOf(OTHER));
    const { api } = client([], shuffle({ seats: opened() }));
    const session = await Session.open('abc', { api, quiet: true });
    render(FairDialog, { session, close: () => {} });
    expect(await screen.findByText('This is not so: the draws of this table cannot be trusted.')).toBeTruthy();
    expect(screen.getAllByText('has sent a random number')).toHaveLength(2);
    session.close();
  });
});
