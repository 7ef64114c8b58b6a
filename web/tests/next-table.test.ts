/** Who waits at one table and is waited for at another. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api/client';
import type { Table } from '$lib/api/types';
import { addPlace } from '$lib/i18n';
import { held } from '$lib/state/seats.svelte';
import NextTable from '$lib/table/NextTable.svelte';
import { forgetAll } from './forget';
import { seat, table } from './fixtures';

const withWen = (id: string, more: Partial<Table> = {}) =>
  table({ id, turn: 0, you: [0], seats: [seat(0, 'person', 'Odile'), seat(1, 'person', 'Wen')], ...more });

beforeEach(async () => {
  forgetAll();
  await addPlace('later');
  vi.useFakeTimers();
  for (const id of ['here', 'there', 'over']) held.add(id, 'carcassonne', { '0': `of ${id}` });
  held.note({ over: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is led there once the turn here takes a while, and hears of more later', async () => {
  const mine = vi.spyOn(api, 'mine').mockResolvedValue([withWen('there')]);
  render(NextTable, { here: 'here' });
  await vi.advanceTimersByTimeAsync(2900);
  expect(mine).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(mine.mock.calls).toEqual([[[{ id: 'there', tokens: ['of there'] }]]]);
  const link = screen.getByRole('link');
  expect([link.textContent?.trim(), link.getAttribute('href')]).toEqual(['Your turn: Carcassonne with Wen', '/t/there']);
  const soon = withWen('soon', { game: 'caylus', clock: { initial: 86_400, increment: 0, each: true }, deadline: new Date(Date.now() + 60_000).toISOString() });
  mine.mockResolvedValue([withWen('there'), soon]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([link.textContent?.trim(), link.getAttribute('href')]).toEqual(['Your turn: Caylus with Wen and 1 more', '/t/soon']);
  mine.mockRejectedValue(new Error('no line'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(screen.getByRole('link')).toBe(link);
  mine.mockResolvedValue([withWen('there', { turn: 1 })]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(screen.queryByRole('link')).toBeNull();
});

it('is not sent to tables where only bots wait, and nothing is asked where all others are over', async () => {
  const mine = vi.spyOn(api, 'mine').mockResolvedValue([withWen('there', { seats: [seat(0, 'person', 'Odile'), seat(1, 'bot', '')] })]);
  const { unmount } = render(NextTable, { here: 'here' });
  await vi.advanceTimersByTimeAsync(4000);
  expect([mine.mock.calls.length, screen.queryByRole('link')]).toEqual([1, null]);
  unmount();
  held.note({ there: true });
  render(NextTable, { here: 'here' });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(mine).toHaveBeenCalledTimes(1);
});
