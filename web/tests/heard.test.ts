/** What a screen reader says of its own accord at a table. */
import '$lib/i18n/testing';
import { render } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import type { Client } from '$lib/api/client';
import { held } from '$lib/state/seats.svelte';
import { Session } from '$lib/table/session.svelte';
import Table from '$lib/table/Table.svelte';
import { bare, snapshot, table } from './fixtures';

const WHOLE = 'Everything that lies on the board.';

const summary = async (you: readonly number[]): Promise<HTMLElement> => {
  const api = { table: () => Promise.resolve({ table: { ...table(), you }, snapshot: snapshot(4), notices: [] }) } as unknown as Client;
  const session = await Session.open('abc', { api, quiet: true });
  render(Table, { session, module: bare({}, { summary: () => WHOLE }) });
  return [...document.querySelectorAll<HTMLElement>('.board p')].find((one) => one.textContent === WHOLE)!;
};

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  held.all = {};
});

it('is not the whole board after every action for whoever plays', async () => {
  held.add('abc', 'carcassonne', { '0': 'tok' });
  expect((await summary([0])).getAttribute('aria-live')).toBeNull();
});

it('is the board for those who only watch', async () => {
  expect((await summary([])).getAttribute('aria-live')).toBe('polite');
});
