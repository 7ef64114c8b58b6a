/** What is pressed for nothing: in haste, twice, or for a sheet that is no longer the one that was meant. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type Client } from '$lib/api/client';
import Dialog from '$lib/shell/Dialog.svelte';
import MyData from '$lib/shell/MyData.svelte';
import { held } from '$lib/state/seats.svelte';
import { Session } from '$lib/table/session.svelte';
import Table from '$lib/table/Table.svelte';
import TableMenu from '$lib/table/TableMenu.svelte';
import { bare, snapshot, table, whole } from './fixtures';

beforeEach(() => {
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'tok' });
});

const open = (more: object = {}): Promise<Session> =>
  Session.open('abc', {
    api: { table: () => Promise.resolve({ table: table(), snapshot: snapshot(4), notices: [] }), ...more } as unknown as Client,
    quiet: true,
  });

describe('a press on Confirm', () => {
  const confirm = vi.fn();
  let session: Session;
  let button: HTMLElement;
  const click = (detail: number, late = 0) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    if (late) Object.defineProperty(event, 'timeStamp', { value: event.timeStamp - late });
    button.dispatchEvent(event);
    return confirm.mock.calls.length;
  };
  beforeEach(async () => {
    confirm.mockReset();
    session = await open();
    render(Table, { session, module: bare({ ready: true, confirm }) });
    flushSync();
    button = screen.getByRole('button', { name: 'Confirm' });
  });

  it('that is the second half of a double click confirms nothing that is asked next', () => {
    expect(click(1)).toBe(1);
    session.receive(whole(snapshot(5)));
    flushSync();
    expect(click(2)).toBe(1);
    expect(click(1), 'the next one is meant').toBe(2);
    expect(click(2), 'nothing else is asked since').toBe(3);
  });

  it('that was made before a slow page drew what is asked now is not meant for that', () => {
    session.receive(whole(snapshot(5)));
    flushSync();
    expect(click(1, 60_000)).toBe(0);
    expect(click(1)).toBe(1);
  });
});

describe('a press on Undo', () => {
  it('is meant as often as it comes', async () => {
    const undone: unknown[] = [];
    const undo = (_: string, seq: number) => (undone.push(seq), Promise.resolve({ snapshot: snapshot(seq + 1, { undo: ways }), request: null }));
    const way = { ply: 3, seat: 0, question: null, consent: false };
    const ways = { free_to: null, step: way, turn: null, redo: null, request: null };
    const session = await open({ undo, table: () => Promise.resolve({ table: table(), snapshot: snapshot(4, { undo: ways }), notices: [] }) });
    render(Table, { session, module: bare({}) });
    flushSync();
    for (const detail of [1, 2, 3]) {
      await fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail });
      await vi.waitFor(() => expect(session.sending).toBe(false));
    }
    expect(undone).toEqual([4, 5, 6]);
  });
});

describe('what is asked once more', () => {
  it('is not answered by the second half of a double click', async () => {
    const leave = vi.fn().mockResolvedValue(undefined);
    const session = await open({ leave });
    render(TableMenu, { session, close: () => {} });
    const button = screen.getByRole('button', { name: /leave/i });
    await fireEvent.click(button, { detail: 1 });
    await fireEvent.click(button, { detail: 2 });
    expect(leave).not.toHaveBeenCalled();
    await fireEvent.click(button, { detail: 1 });
    expect(leave).toHaveBeenCalledOnce();
  });

  it('nor are all data forgotten by it', async () => {
    const forget = vi.spyOn(api, 'forgetPerson').mockResolvedValue(1);
    render(MyData);
    const button = screen.getAllByRole('button')[1]!;
    await fireEvent.click(button, { detail: 1 });
    await fireEvent.click(button, { detail: 2 });
    expect(forget).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(forget).toHaveBeenCalledOnce();
    forget.mockRestore();
  });
});

describe('a dialog', () => {
  it('stays where somebody marks words and lets go beside it', async () => {
    const close = vi.fn();
    render(Dialog, { title: 'Words', close, children: createRawSnippet(() => ({ render: () => '<p>some words</p>' })) });
    const dialog = document.querySelector('dialog')!;
    await fireEvent.pointerDown(screen.getByText('some words'));
    await fireEvent.click(dialog);
    expect(close).not.toHaveBeenCalled();
    await fireEvent.pointerDown(dialog);
    await fireEvent.click(dialog);
    expect(close).toHaveBeenCalledOnce();
  });
});
