import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api/client';
import type { Table } from '$lib/api/types';
import { ago, keepsWaiting, left, listed } from '$lib/lobby/mine';
import MyTables from '$lib/lobby/MyTables.svelte';
import { held } from '$lib/state/seats.svelte';
import { seat, table } from './fixtures';

describe('my tables', () => {
  const mine = (id: string, more: Partial<Table> = {}) => table({ id, ...more });

  it('lists what waits for me first, then what runs, then what waits for people; what is over apart', () => {
    const found = listed([
      mine('over', { state: 'over', turn: null, updated: '2026-01-05T00:00:00Z' }),
      mine('open', { state: 'open', turn: null, updated: '2026-01-04T00:00:00Z' }),
      mine('theirs', { turn: 1, updated: '2026-01-03T00:00:00Z' }),
      mine('older', { turn: 0, updated: '2026-01-01T00:00:00Z' }),
      mine('newer', { turn: 0, updated: '2026-01-02T00:00:00Z' }),
    ]);
    expect(found.going.map((one) => one.id)).toEqual(['newer', 'older', 'theirs', 'open']);
    expect(found.over.map((one) => one.id)).toEqual(['over']);
    expect(found.waiting).toBe(2);
  });

  it('shows a game that ended while nobody looked until its end was seen', async () => {
    const over = mine('over', { state: 'over', turn: null });
    expect(listed([mine('theirs', { turn: 1 }), over], () => true).going.map((one) => one.id)).toEqual(['over', 'theirs']);
    expect(listed([over], () => true).over).toEqual([]);
    held.all = { over: { tokens: { '0': 'secret' } }, again: { tokens: { '0': 'secret' }, over: true } } as never;
    localStorage.setItem('bastide.tables', JSON.stringify(held.all));
    vi.spyOn(api, 'mine').mockResolvedValue([over, mine('again', { turn: 1 })]);
    render(MyTables);
    const row = (await screen.findByText('Ended while you were away')).closest('li')!;
    expect([row.dataset.table, row.classList.contains('waits')]).toEqual(['over', true]);
    expect(held.all).toMatchObject({ again: { over: false } }); // its end was taken back
    held.note({ over: true });
    expect((await screen.findByText('One finished game')).closest('details')!.contains(document.querySelector('[data-table=over]'))).toBe(true);
    expect(screen.queryByText('Ended while you were away')).toBeNull();
  });

  it('asks once about games whose end was seen, and again and again about the others', async () => {
    held.all = Object.fromEntries(['seen', 'news', 'goes'].map((id) => [id, { tokens: { '0': id }, over: id === 'seen' }])) as never;
    localStorage.setItem('bastide.tables', JSON.stringify(held.all));
    const tables = [mine('seen', { state: 'over' }), mine('news', { state: 'over' }), mine('goes', { turn: 1 })];
    const asked = vi.spyOn(api, 'mine').mockImplementation((of) => Promise.resolve(tables.filter((one) => of.some(({ id }) => id === one.id))));
    asked.mockClear();
    const { rerender } = render(MyTables, { turn: 0 });
    await screen.findByText('One finished game');
    await rerender({ turn: 1 });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(asked.mock.calls.map(([of]) => of.map(({ id }) => id))).toEqual([
      ['seen', 'news', 'goes'],
      ['news', 'goes'],
    ]);
    expect(document.querySelectorAll('[data-table]')).toHaveLength(3);
  });

  it('folds what is more than fits above the form, and says at how many tables others wait for me', async () => {
    const person = (more: Partial<Table> = {}) => mine('person', { turn: 0, seats: [seat(0, 'person', 'Odile'), seat(1, 'person', 'Wen')], you: [0], ...more });
    const kept = [person(), person({ turn: 1 }), person({ you: [0, 1] }), person({ seats: [seat(0, 'person', 'Odile'), seat(1, 'bot', '')] })];
    expect(kept.map(keepsWaiting)).toEqual([true, false, false, false]);
    held.all = { first: { tokens: { '0': 'secret' } } } as never;
    const dues = vi.fn();
    vi.spyOn(api, 'mine').mockResolvedValue(['first', 'second', 'third', 'fourth'].map((id) => person({ id })));
    render(MyTables, { most: 3, dues });
    expect((await screen.findByText('One more table')).closest('details')!.open).toBe(false);
    expect(document.querySelectorAll('.rows > .mine > li')).toHaveLength(3);
    expect(dues).toHaveBeenLastCalledWith(4);
  });

  it('says where a bot plays for me, next to what waits for me, and keeps those seats', async () => {
    localStorage.clear();
    held.all = {};
    for (const id of ['lost', 'theirs']) held.add(id, 'carcassonne', { '0': `of ${id}` });
    const lost = mine('lost', { turn: 1, you: [], lost: [0], updated: '2026-01-01T00:00:00Z' });
    const theirs = mine('theirs', { turn: 1, updated: '2026-01-03T00:00:00Z' });
    expect(listed([theirs, lost, mine('over', { state: 'over', lost: [0] })]).going.map((one) => one.id)).toEqual(['lost', 'theirs']);
    expect(listed([theirs, lost]).waiting).toBe(0);
    vi.spyOn(api, 'mine').mockResolvedValue([theirs, lost]);
    render(MyTables);
    const row = (await screen.findByText('A bot is playing for you')).closest('li')!;
    expect(row.dataset.table).toBe('lost');
    expect(row.previousElementSibling).toBeNull();
    expect(within(row).getByRole('link').textContent).toBe('Continue');
    expect(held.tokens('lost')).toEqual(['of lost']);
  });

  it('says of a table that cannot go on that it cannot, asks nobody to play there, and can forget it', async () => {
    localStorage.clear();
    held.all = {};
    for (const id of ['closed', 'lost', 'mine']) held.add(id, 'carcassonne', { '0': id });
    const tables = [
      mine('closed', { turn: 0, frozen: 'closed', updated: '2026-01-04T00:00:00Z' }),
      mine('lost', { turn: 1, you: [], lost: [0], frozen: 'old-rules', updated: '2026-01-03T00:00:00Z' }),
      mine('mine', { turn: 1, updated: '2026-01-02T00:00:00Z' }),
    ];
    expect(listed(tables).going.map((one) => one.id)).toEqual(['mine', 'closed', 'lost']);
    expect(listed(tables).waiting).toBe(0);
    vi.spyOn(api, 'mine').mockResolvedValue(tables);
    render(MyTables);
    const rows = (await screen.findAllByText(/This table cannot go on/)).map((one) => one.closest('li')!);
    expect(rows.map((row) => row.dataset.table)).toEqual(['closed', 'lost']);
    await fireEvent.click(within(rows[1]!).getByRole('button', { name: 'Remove from list' }));
    expect(Object.keys(held.all).sort()).toEqual(['closed', 'mine']);
  });

  it('never gives up a seat in a game that goes on', () => {
    localStorage.clear();
    held.all = {};
    for (let i = 0; i < 45; i++) held.add(`run${i}`, 'praga', { '0': `token${i}` });
    for (let i = 0; i < 45; i++) held.add(`over${i}`, 'praga', { '0': `token${i}` });
    held.note(Object.fromEntries(Array.from({ length: 45 }, (_, i) => [`over${i}`, true])));
    expect(Object.keys(held.all).filter((id) => id.startsWith('run'))).toHaveLength(45);
    expect(Object.keys(held.all).filter((id) => id.startsWith('over'))).toHaveLength(40);
    held.note({ over44: false });
    expect(held.all.over44?.over).toBe(false);
  });

  it('says how long I have, and what ends first comes first', async () => {
    const now = Date.now();
    const due = (id: string, seconds: number | null, more = {}) =>
      table({
        id,
        deadline: seconds === null ? null : new Date(now + 1000 * seconds + 500).toISOString(),
        updated: new Date(now - 1000).toISOString(),
        ...more,
      });
    const tables = [due('none', null), due('late', 250_000), due('soon', 5400), due('theirs', 60, { turn: 1 })];
    expect(listed(tables).going.map((one) => one.id)).toEqual(['soon', 'late', 'none', 'theirs']);
    expect(tables.map((one) => left(one, now, 'en'))).toEqual([null, '2 days', '90 minutes', null]);
    expect(left(due('soon', 30), now, 'en')).toBe('0 minutes');
    expect(left(due('late', 250_000), now, 'ja')).toBe('2日');
    for (const one of tables) held.add(one.id, 'carcassonne', { '0': one.id });
    vi.spyOn(api, 'mine').mockResolvedValue(tables);
    render(MyTables);
    expect((await screen.findByText(/2 days left/)).textContent).toMatch(/Your turn/);
  });

  it('says how long ago something was', () => {
    const now = Date.parse('2026-01-02T00:00:00Z');
    expect(ago('2026-01-01T23:59:50Z', now, 'en')).toBe('now');
    expect(ago('2026-01-01T23:55:00Z', now, 'en')).toBe('5 minutes ago');
    expect(ago('2025-12-30T23:00:00Z', now, 'ja')).toBe('2 日前');
  });
});
